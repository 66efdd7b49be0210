CREATE TABLE profiles (
  id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  full_name text,
  company text,
  email_signature text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE user_subscriptions (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  plan_id uuid NOT NULL REFERENCES pricing_plans,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active')),
  usage_tracking jsonb NOT NULL DEFAULT '{"daily_ai_requests": 0, "templates_saved": 0}',
  -- The UTC day the daily counters belong to.
  usage_day date NOT NULL DEFAULT (now() AT TIME ZONE 'utc')::date,
  CHECK ((usage_tracking ->> 'daily_ai_requests')::integer >= 0)
);

-- FORCE binds the owner of the tables, and so the server itself, to the policies too.
ALTER TABLE profiles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE user_subscriptions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON profiles USING (id = acting_user_id());
CREATE POLICY own_rows ON user_subscriptions USING (user_id = acting_user_id());

GRANT SELECT ON profiles, user_subscriptions TO replysmith_user;
GRANT SELECT, UPDATE (usage_tracking, usage_day) ON user_subscriptions TO replysmith_meter;

-- Runs within the statement that inserts the account: there is never one without a profile and a plan.
CREATE FUNCTION welcome_user() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
DECLARE
  acting text := current_setting('replysmith.user_id', true);
BEGIN
  PERFORM set_config('replysmith.user_id', NEW.id::text, true);
  INSERT INTO public.profiles (id, full_name) VALUES (NEW.id, nullif(NEW.name, ''));
  INSERT INTO public.user_subscriptions (user_id, plan_id)
    SELECT NEW.id, id FROM public.pricing_plans WHERE name = 'Free';
  PERFORM set_config('replysmith.user_id', coalesce(acting, ''), true);
  RETURN NEW;
END $$;
REVOKE EXECUTE ON FUNCTION welcome_user() FROM PUBLIC;

CREATE TRIGGER welcome_user AFTER INSERT ON auth.users
  FOR EACH ROW EXECUTE FUNCTION welcome_user();
