"""The forms of keys that their issuers publish: a prefix, an alphabet, a length.

Where a form is also a name that people write, what was found must look random. Sources: the issuers' own
documentation of their token formats.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TAIL: Final = r"[A-Za-z0-9_-]"
_HEX: Final = "[0-9a-f]"


@dataclass(frozen=True, slots=True)
class Issued:
    """A form of key: what it is called, what every text with one has in it, and the form itself.

    It begins with one of the hints, unless `begins` says with what.
    """

    name: str
    hints: tuple[str, ...]
    form: str
    random: bool = False
    begins: str = ""


ISSUED: Final = (
    Issued("json web token", ("eyJ",), rf"eyJ{TAIL}{{8,}}(?:\.{TAIL}*){{2,4}}"),
    Issued("aws access key", ("AKIA", "ASIA", "ABIA", "ACCA"), r"(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])"),
    Issued("github token", ("ghp_", "gho_", "ghs_", "ghu_", "ghr_"), r"gh[opsru]_[A-Za-z0-9]{16,}"),
    Issued("github token", ("github_pat_",), r"github_pat_[A-Za-z0-9_]{20,}"),
    Issued(
        "gitlab token",
        ("glpat-", "gldt-", "glrt-", "glptt-", "glft-", "glcbt-"),
        rf"gl(?:pat|dt|rt|ptt|ft|cbt)-{TAIL}{{16,}}",
    ),
    Issued("slack token", ("xox", "xapp-"), r"(?:xox[a-z](?:\.xox[a-z])?|xapp)-[A-Za-z0-9-]{10,}"),
    Issued("stripe key", ("k_live_", "k_test_"), r"[sr]k_(?:live|test)_[A-Za-z0-9]{10,}", begins="[sr]k_"),
    Issued("stripe key", ("whsec_",), r"whsec_[A-Za-z0-9+/]{24,}=*"),
    Issued("api key", ("sk-",), rf"sk-{TAIL}{{16,}}", random=True),
    Issued("google key", ("AIza",), rf"AIza{TAIL}{{30,}}"),
    Issued("google key", ("GOCSPX-", "ya29."), rf"(?:GOCSPX-|ya29\.){TAIL}{{20,}}"),
    Issued("sendgrid key", ("SG.",), rf"SG\.{TAIL}{{16,}}\.{TAIL}{{16,}}"),
    Issued("npm token", ("npm_",), r"npm_[A-Za-z0-9]{30,}"),
    Issued("pypi token", ("pypi-",), rf"pypi-{TAIL}{{40,}}", random=True),
    Issued("hugging face token", ("hf_",), r"hf_[A-Za-z0-9]{30,}"),
    Issued("digitalocean token", ("doo_v1_", "dop_v1_", "dor_v1_"), rf"do[opr]_v1_{_HEX}{{40,}}"),
    Issued("shopify token", ("shpat_", "shpca_", "shppa_", "shpss_"), r"shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}"),
    Issued("square token", ("sq0",), rf"sq0[a-z]{{3}}-{TAIL}{{20,}}"),
    Issued("telegram token", (":AA",), rf"[0-9]{{8,10}}:AA{TAIL}{{33}}(?![A-Za-z0-9_-])", begins="[0-9]{8}"),
    Issued(
        "discord token",
        (".",),
        rf"[MNO][A-Za-z0-9_-]{{23,27}}\.{TAIL}{{6}}\.{TAIL}{{27,}}",
        random=True,
        begins="[MNO]",
    ),
    Issued("twilio key", ("SK",), rf"SK{_HEX}{{32}}(?![A-Za-z0-9])"),
    Issued("mailgun key", ("key-",), rf"key-{_HEX}{{32}}(?![A-Za-z0-9])"),
    Issued("postman key", ("PMAK-",), rf"PMAK-{_HEX}{{24}}-{_HEX}{{34}}"),
    Issued("linear key", ("lin_api_",), r"lin_api_[A-Za-z0-9]{32,}"),
    Issued("notion token", ("ntn_", "secret_"), r"(?:ntn_|secret_)[A-Za-z0-9]{40,}"),
    Issued("databricks token", ("dapi",), rf"dapi{_HEX}{{32}}(?:-\d)?(?![A-Za-z0-9])"),
    Issued("doppler token", ("dp.",), r"dp\.(?:pt|st|ct|sa|scim|audit)\.[A-Za-z0-9._-]{40,}"),
    Issued("grafana token", ("glsa_", "glc_"), r"(?:glsa|glc)_[A-Za-z0-9_+/=]{32,}"),
    Issued("vault token", ("hvs.", "hvb."), rf"hv[sb]\.{TAIL}{{24,}}"),
    Issued("terraform token", (".atlasv1.",), rf"[A-Za-z0-9]{{14}}\.atlasv1\.{TAIL}{{40,}}", begins="[A-Za-z0-9]{14}"),
    Issued("rubygems key", ("rubygems_",), rf"rubygems_{_HEX}{{48}}"),
    Issued("new relic key", ("NRAK-",), r"NRAK-[A-Z0-9]{27}"),
    Issued("sentry token", ("sntrys_", "sntryu_"), r"sntry[su]_[A-Za-z0-9+/=_]{40,}"),
    Issued("age key", ("AGE-SECRET-KEY-",), r"AGE-SECRET-KEY-1[0-9A-Z]{50,}"),
    Issued("docker token", ("dckr_",), rf"dckr_[a-z]{{3}}_{TAIL}{{20,}}"),
    Issued("figma token", ("figd_",), rf"figd_{TAIL}{{30,}}"),
    Issued("airtable token", ("pat",), rf"pat[A-Za-z0-9]{{14}}\.{_HEX}{{64}}"),
    Issued("atlassian token", ("ATATT", "ATCTT", "ATBB"), r"(?:ATATT3|ATCTT3|ATBB)[A-Za-z0-9_=-]{24,}"),
    Issued("supabase key", ("sbp_",), rf"sbp_{_HEX}{{40}}"),
    Issued("replicate key", ("r8_",), r"r8_[A-Za-z0-9]{37}"),
    Issued("api key", ("gsk_", "xai-", "pplx-"), r"(?:gsk_|xai-|pplx-)[A-Za-z0-9]{40,}"),
    Issued("dynatrace token", ("dt0",), r"dt0[a-z]\d{2}\.[A-Z0-9]{24}\.[A-Z0-9]{64}"),
)
