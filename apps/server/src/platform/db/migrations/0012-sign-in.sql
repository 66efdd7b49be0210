-- What a sign-in has to prove began anew: another password, or the second factor turned on or off.
-- A sign-in that began before that comes to nothing, however it is timed.
ALTER TABLE auth.users
  ADD COLUMN "signInEpoch" integer NOT NULL DEFAULT 0,
  -- Until when a call that changes how this person signs in keeps the next one waiting.
  ADD COLUMN "busyUntil" timestamptz;
-- The epoch a sign-in began in; null for what did not begin before its own statement.
ALTER TABLE auth.sessions ADD COLUMN "signInEpoch" integer;

CREATE FUNCTION auth.begin_epoch_with_password() RETURNS trigger
LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  UPDATE auth.users SET "signInEpoch" = "signInEpoch" + 1 WHERE id = NEW."userId";
  RETURN NULL;
END $$;
CREATE TRIGGER begin_epoch_with_password AFTER UPDATE OF password ON auth.accounts
  FOR EACH ROW WHEN (OLD.password IS DISTINCT FROM NEW.password)
  EXECUTE FUNCTION auth.begin_epoch_with_password();

CREATE FUNCTION auth.begin_epoch_with_second_factor() RETURNS trigger
LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  NEW."signInEpoch" := OLD."signInEpoch" + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER begin_epoch_with_second_factor BEFORE UPDATE OF "twoFactorEnabled" ON auth.users
  FOR EACH ROW WHEN (OLD."twoFactorEnabled" <> NEW."twoFactorEnabled")
  EXECUTE FUNCTION auth.begin_epoch_with_second_factor();

-- Links to set a new password, and sign-ins that wait for a code, end with the epoch.
CREATE FUNCTION auth.forget_links() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  DELETE FROM auth.verifications WHERE value = NEW.id::text;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_links AFTER UPDATE ON auth.users
  FOR EACH ROW WHEN (OLD."signInEpoch" <> NEW."signInEpoch") EXECUTE FUNCTION auth.forget_links();

-- Waits for an epoch that is just beginning.
CREATE FUNCTION auth.refuse_outdated_sign_in() RETURNS trigger
LANGUAGE plpgsql SET search_path = '' AS $$
DECLARE
  present integer;
BEGIN
  SELECT "signInEpoch" INTO present FROM auth.users WHERE id = NEW."userId" FOR SHARE;
  IF NEW."signInEpoch" <> present THEN
    RAISE EXCEPTION 'This sign-in began before the password or the second factor changed.'
      USING ERRCODE = 'RS001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_outdated_sign_in BEFORE INSERT ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_outdated_sign_in();
