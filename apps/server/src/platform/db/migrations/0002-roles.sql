-- Roles belong to the whole server, not to one database, so they may exist already.
-- replysmith_user does what a signed-in person may do; replysmith_meter counts what they used.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['replysmith_user', 'replysmith_meter'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOINHERIT', name);
    END IF;
    IF NOT pg_has_role(current_user, name, 'SET') THEN
      EXECUTE format('GRANT %I TO current_user', name);
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', name);
  END LOOP;
END $$;

-- Whom the current transaction acts for; nobody unless it said so.
CREATE FUNCTION acting_user_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('replysmith.user_id', true), '')::uuid;
