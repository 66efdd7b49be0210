-- Reads every row for a backup, and changes nothing. The policies bind the owner too, and a backup
-- from which they hid rows would look like a whole one.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'replysmith_backup') THEN
    CREATE ROLE replysmith_backup NOLOGIN NOINHERIT;
  END IF;
  IF NOT pg_has_role(current_user, 'replysmith_backup', 'SET') THEN
    GRANT replysmith_backup TO current_user;
  END IF;
END $$;
GRANT USAGE ON SCHEMA auth, migrations, public TO replysmith_backup;

-- Lets backups read what they may not read yet. It is run after all migrations, so that none can
-- forget to do it for its own tables.
CREATE FUNCTION migrations.let_backups_read() RETURNS void
  LANGUAGE plpgsql SET search_path = ''
AS $$
DECLARE
  unread record;
BEGIN
  FOR unread IN
    SELECT oid::regclass AS name, CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind
    FROM pg_catalog.pg_class
    WHERE relnamespace::regnamespace::text IN ('auth', 'migrations', 'public')
      AND relkind IN ('r', 'p', 'S') AND pg_has_role(relowner, 'USAGE') AND NOT CASE relkind
        WHEN 'S' THEN has_sequence_privilege('replysmith_backup', oid, 'SELECT')
        ELSE has_table_privilege('replysmith_backup', oid, 'SELECT')
      END
  LOOP
    EXECUTE format('GRANT SELECT ON %s %s TO replysmith_backup', unread.kind, unread.name);
  END LOOP;
  FOR unread IN
    SELECT oid::regclass AS name FROM pg_catalog.pg_class AS class
    WHERE relnamespace::regnamespace::text IN ('auth', 'migrations', 'public')
      AND relrowsecurity AND pg_has_role(relowner, 'USAGE')
      AND NOT EXISTS (
        SELECT FROM pg_catalog.pg_policy WHERE polrelid = class.oid AND polname = 'backup'
      )
  LOOP
    EXECUTE format(
      'CREATE POLICY backup ON %s FOR SELECT TO replysmith_backup '
      'USING (current_user = ''replysmith_backup'')',
      unread.name
    );
  END LOOP;
END $$;
REVOKE EXECUTE ON FUNCTION migrations.let_backups_read() FROM PUBLIC;
