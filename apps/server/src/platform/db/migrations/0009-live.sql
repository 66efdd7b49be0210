-- Whoever changes a subscription, every server hears of it once that is committed; but not of how
-- often the payment provider was asked.
CREATE FUNCTION tell_subscription() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  NEW.version := OLD.version + 1;
  PERFORM pg_notify(
    'replysmith', json_build_object('type', 'subscription', 'user_id', NEW.user_id)::text
  );
  RETURN NEW;
END $$;
CREATE TRIGGER tell_subscription BEFORE UPDATE ON user_subscriptions
  FOR EACH ROW WHEN (
    to_jsonb(OLD) - 'billing_version' IS DISTINCT FROM to_jsonb(NEW) - 'billing_version'
  ) EXECUTE FUNCTION tell_subscription();

CREATE FUNCTION auth.tell_session_end() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  PERFORM pg_notify(
    'replysmith',
    json_build_object('type', 'session_end', 'user_id', OLD."userId", 'session_id', OLD.id)::text
  );
  RETURN NULL;
END $$;
CREATE TRIGGER tell_session_end AFTER DELETE ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION auth.tell_session_end();
