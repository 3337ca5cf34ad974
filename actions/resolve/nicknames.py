"""Short forms of first names, with the full ones that they may stand for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_PAIRS: Final = """
alexander alex sandy sasha; alexandra alex sandra sasha; andrew andy drew; anthony tony; barbara barb; benjamin ben
benny; catherine cathy cate kate katie; katherine kate katie kathy kat; charles charlie chuck; christopher chris
kit; christina chris tina; daniel dan danny; david dave; deborah deb debbie; dominic dom; edward ed eddie ted ned;
elizabeth liz beth lizzie eliza betty; emily em; frederick fred freddie; gabriel gabe; gregory greg; henry harry
hank; isabella bella izzy; jacob jake; james jim jimmy jamie; jennifer jen jenny; jessica jess; john johnny jack;
jonathan jon jonny; joseph joe joey; joshua josh; judith judy; lawrence larry; leonard leo len; margaret maggie meg
peggy; matthew matt; michael mike mick mickey; nathaniel nate nathan; nicholas nick nico; nikolai nick kolya; olivia
liv; patricia pat tricia patty; patrick pat paddy; peter pete; philip phil; raymond ray; rebecca becky becca;
richard rich rick dick; robert rob bob bobby; ronald ron; samuel sam sammy; samantha sam; stephen steve; steven
steve; susan sue susie; theodore ted theo; theresa terry tess; thomas tom tommy; timothy tim; victoria vicky tori;
vincent vince; walter walt; william will bill billy; zachary zach; maximilian max; ingeborg inga; johannes hannes
jo; friedrich fritz; sebastian seb basti; francesca fran; valentina vale; alejandro alex; francisco paco fran;
guadalupe lupe; roberto beto; abigail abby; amanda mandy; cynthia cindy; donald don; eugene gene; gerald gerry
jerry; harold harry hal; jeffrey jeff; kenneth ken kenny; kimberly kim; pamela pam; russell russ
"""


def _nicknames() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for line in _PAIRS.split(";"):
        full, *short = line.split()
        for each in short:
            found.setdefault(each, []).append(full)
    return {each: tuple(names) for each, names in found.items()}


NICKNAMES: Final[Mapping[str, tuple[str, ...]]] = _nicknames()
"""Folded short form -> full names, in alphabetical order of the table."""
