"""Runs a command and says how long it took, how long it computed, and how much memory it held at most.

A small process of its own, because a child's highest memory is counted from the moment it is forked: started by the
benchmark itself, it would never be less than the benchmark's.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from time import perf_counter

if __name__ == "__main__":
    begun = perf_counter()
    done = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    seconds = perf_counter() - begun
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Linux counts in KiB, macOS in bytes.
    peak_mb = used.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e6 / 1024)
    cpu = used.ru_utime + used.ru_stime
    told = {"code": done.returncode, "seconds": seconds, "cpu": cpu, "peak_mb": peak_mb}
    print(json.dumps(told | {"errors": done.stderr.decode(errors="replace")[-2000:]}))
