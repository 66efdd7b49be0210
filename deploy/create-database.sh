#!/bin/sh
# Runs once, in an empty PostgreSQL: the server's role owns its database, and is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$OWNER_PASSWORD" --username=postgres <<'SQL'
CREATE ROLE replysmith LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE replysmith OWNER replysmith;
SQL
