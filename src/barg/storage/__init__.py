"""What outlives the process: the logs of tables and who people are."""

from barg.storage.database import Database, DatabaseError, NotStored
from barg.storage.store import Conflict, Store, TableRow, Write

__all__ = ["Conflict", "Database", "DatabaseError", "NotStored", "Store", "TableRow", "Write"]
