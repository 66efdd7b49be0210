-- replysmith_biller writes down what the payment provider says of one person;
-- replysmith_operator acts for the system or an admin, on everybody's usage.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['replysmith_biller', 'replysmith_operator'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOINHERIT', name);
    END IF;
    IF NOT pg_has_role(current_user, name, 'SET') THEN
      EXECUTE format('GRANT %I TO current_user', name);
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', name);
  END LOOP;
END $$;

-- What names a plan wherever it is compared; its name is only shown.
ALTER TABLE pricing_plans ADD COLUMN key text UNIQUE;
UPDATE pricing_plans SET key = lower(name);
ALTER TABLE pricing_plans ALTER COLUMN key SET NOT NULL;

ALTER TABLE user_subscriptions
  DROP CONSTRAINT user_subscriptions_status_check,
  ADD CONSTRAINT user_subscriptions_status_check CHECK (
    status IN (
      'active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired',
      'paused'
    )
  ),
  -- Whom and what the payment provider knows.
  ADD COLUMN customer_id text UNIQUE,
  ADD COLUMN provider_subscription_id text UNIQUE,
  -- Until when plan_id holds; after that it is Free. Null: for as long as nothing changes.
  ADD COLUMN entitled_until timestamptz(3),
  ADD COLUMN period_end timestamptz(3),
  -- Set when it will not renew.
  ADD COLUMN ends_at timestamptz(3),
  -- Grows whenever what the provider said is written down, also when it said nothing new.
  ADD COLUMN billing_version bigint NOT NULL DEFAULT 0,
  -- Chosen at sign-up, not paid for yet.
  ADD COLUMN pending_plan_id uuid REFERENCES pricing_plans,
  -- When an admin last reset it; never the same moment twice.
  ADD COLUMN usage_reset_at timestamptz(3),
  ADD COLUMN version bigint NOT NULL DEFAULT 1;

-- The reset that a request was reserved after: only while it is the latest can it be given back.
ALTER TABLE ai_requests ADD COLUMN usage_reset_at timestamptz(3);
GRANT INSERT (usage_reset_at) ON ai_requests TO replysmith_meter;

-- What the payment provider told us, each once.
CREATE TABLE billing_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX billing_events_newest_idx ON billing_events (received_at DESC);
ALTER TABLE billing_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
-- The server's own account is a member of these roles, and would inherit what they may see.
CREATE POLICY told_to_the_biller ON billing_events TO replysmith_biller
  USING (current_user = 'replysmith_biller');
CREATE POLICY seen_by_the_operator ON billing_events FOR SELECT TO replysmith_operator
  USING (current_user = 'replysmith_operator');
ALTER POLICY unfinished_or_costly ON ai_requests USING (
  current_user = 'replysmith_keeper' AND (status = 'running' OR input_tokens + output_tokens > 0)
);
GRANT SELECT, INSERT ON billing_events TO replysmith_biller;
GRANT SELECT ON billing_events TO replysmith_operator;

GRANT SELECT, UPDATE (
    plan_id, status, customer_id, provider_subscription_id, entitled_until, period_end, ends_at,
    pending_plan_id, billing_version
  ) ON user_subscriptions TO replysmith_biller;
GRANT SELECT ON pricing_plans, plan_features TO replysmith_biller, replysmith_operator;

-- Which person a provider's customer is, and whose period has ended.
CREATE POLICY customers ON user_subscriptions FOR SELECT TO replysmith_keeper
  USING (current_user = 'replysmith_keeper' AND customer_id IS NOT NULL);
GRANT SELECT (user_id, customer_id, period_end) ON user_subscriptions TO replysmith_keeper;

CREATE POLICY everybody ON user_subscriptions TO replysmith_operator
  USING (current_user = 'replysmith_operator');
CREATE POLICY everybody ON profiles FOR SELECT TO replysmith_operator
  USING (current_user = 'replysmith_operator');
GRANT SELECT, UPDATE (usage_tracking, usage_day, usage_reset_at)
  ON user_subscriptions TO replysmith_operator;
GRANT SELECT ON profiles TO replysmith_operator;
GRANT USAGE ON SCHEMA auth TO replysmith_operator;
GRANT SELECT (id, email, name, "emailVerified", role, "twoFactorEnabled", "createdAt"),
  UPDATE (role) ON auth.users TO replysmith_operator;

CREATE OR REPLACE FUNCTION welcome_user() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
DECLARE
  acting text := current_setting('replysmith.user_id', true);
BEGIN
  PERFORM set_config('replysmith.user_id', NEW.id::text, true);
  INSERT INTO public.profiles (id, full_name) VALUES (NEW.id, nullif(NEW.name, ''));
  INSERT INTO public.user_subscriptions (user_id, plan_id, pending_plan_id)
    SELECT NEW.id, free.id, chosen.id
    FROM public.pricing_plans AS free
    LEFT JOIN public.pricing_plans AS chosen
      ON chosen.key = NEW."chosenPlan"
      AND chosen.price_monthly > 0 AND chosen.is_active
    WHERE free.key = 'free';
  PERFORM set_config('replysmith.user_id', coalesce(acting, ''), true);
  RETURN NEW;
END $$;
