-- Servers remember for seconds who is signed in, so they hear when an account changes.
CREATE FUNCTION auth.tell_account_change() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  PERFORM pg_notify(
    'replysmith', json_build_object('type', 'account', 'user_id', NEW.id)::text
  );
  RETURN NULL;
END $$;
CREATE TRIGGER tell_account_change AFTER UPDATE OF email, "emailVerified", role ON auth.users
  FOR EACH ROW EXECUTE FUNCTION auth.tell_account_change();
