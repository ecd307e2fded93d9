"""Python's own library, without what nothing in a page loads, and compiled: half the time to start.

Named here is what goes; whatever is not named stays. `tests/web/test_site_python.py` looks whether
anything that stays needs what went, at the time it is loaded.
"""

from __future__ import annotations

import fnmatch
import shutil
import zipfile
from pathlib import Path

from sites.places import BUILD, PYODIDE
from sites.tree import compile_all, pack

FOLDER = BUILD / "site-stdlib"
GONE = (
    # Mail, other protocols, other formats.
    *(
        "ftplib",
        "imaplib",
        "mailbox",
        "mailcap",
        "netrc",
        "nntplib",
        "poplib",
        "smtplib",
        "telnetlib",
    ),
    *("wsgiref", "xml", "xmlrpc", "plistlib", "html", "mimetypes", "http/server", "http/cookiejar"),
    *("http/cookies", "socketserver", "csv", "configparser", "dbm", "shelve", "sqlite3", "wave"),
    *("webbrowser", "sndhdr", "aifc", "chunk", "sunau", "imghdr", "colorsys", "cgi", "cgitb"),
    *("email/mime", "curses", "tkinter", "turtle", "turtledemo", "idlelib", "lib2to3", "ensurepip"),
    *(
        "venv",
        "pydoc_data",
        "test",
        "lzma",
        "bz2",
        "tarfile",
        "uu",
        "xdrlib",
    ),
    # For programmers.
    *("_pyrepl", "bdb", "cProfile", "cmd", "compileall", "doctest", "modulefinder"),
    *(
        "pdb",
        "profile",
        "profiling",
        "pstats",
        "py_compile",
        "pyclbr",
        "pydoc",
        "pickletools",
        "rlcompleter",
    ),
    *(
        "symtable",
        "tabnanny",
        "timeit",
        "trace",
        "tracemalloc",
        "unittest",
        "zipapp",
        "_aix_support",
    ),
    *("_ios_support", "_android_support", "_osx_support", "_apple_support", "antigravity", "this"),
    # Processes, terminals, other systems.
    *("multiprocessing", "concurrent/interpreters", "pty", "tty", "getpass", "sched", "sre_*"),
    *(
        "nturl2path",
        "_pyio",
        "_pydatetime",
        "_pydecimal",
        "optparse",
        "getopt",
        "fileinput",
        "filecmp",
    ),
    *("ctypes/macholib", "ctypes/test", "asyncio/__main__", "asyncio/windows_*", "asyncio/tools"),
    *("_markupbase", "crypt", "pipes", "msilib"),
    "encodings/*",
)
KEPT = (
    *("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape"),
    *("unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_16_be", "utf_32"),
)
"""Of the encodings."""


def goes(name: str) -> bool:
    """Does this file of the library stay out?"""
    module = name.removesuffix(".py")
    folder, _, last = module.rpartition("/")
    if folder == "encodings" and last in KEPT:
        return False
    return any(fnmatch.fnmatchcase(module, gone) or module.startswith(f"{gone}/") for gone in GONE)


def make(to: Path) -> None:
    """The library as one archive."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(FOLDER, [name for name in archive.namelist() if not goes(name)])
    compile_all(FOLDER)
    pack(FOLDER, to)
