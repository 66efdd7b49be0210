-- For the tables of this version's migrations; nothing to do at any later start.
DO $$ BEGIN
  IF to_regprocedure('migrations.let_backups_read()') IS NOT NULL THEN
    PERFORM migrations.let_backups_read();
  END IF;
END $$;
