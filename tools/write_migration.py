"""Write the first migration anew from the tables in `server/storage/schema.py`. Only while no release has used it.

python tools/write_migration.py
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from alembic import command

from netrunner.server.storage.database import MIGRATIONS, configuration

with tempfile.TemporaryDirectory() as folder:
    for old in (MIGRATIONS / "versions").glob("0001_*.py"):
        old.unlink()
    config = configuration(f"sqlite+aiosqlite:///{folder}/empty.sqlite3")
    command.revision(config, message="first tables", autogenerate=True, rev_id="0001")
path = next((MIGRATIONS / "versions").glob("0001_*.py"))
text = path.read_text(encoding="utf-8").replace("netrunner.server.storage.schema.UtcDateTime", "sa.DateTime")
text = re.sub(r" *# ### .*\n", "", text).replace('"""first tables"""', '"""The first tables."""')
path.write_text(text, encoding="utf-8")
ruff = Path(sys.executable).parent / "ruff"
subprocess.run([ruff, "check", "--fix", "--quiet", path], check=False)
subprocess.run([ruff, "format", "--quiet", path], check=True)
