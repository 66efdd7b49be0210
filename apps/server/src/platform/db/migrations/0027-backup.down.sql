-- Takes away its grants, and with them the policies that are for no other role. The role itself
-- belongs to the whole server, where another database may use it.
DROP OWNED BY replysmith_backup;
DROP FUNCTION migrations.let_backups_read();
