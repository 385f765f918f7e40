"""The table in the browser: lobby, tables, sockets, accounts, store."""
