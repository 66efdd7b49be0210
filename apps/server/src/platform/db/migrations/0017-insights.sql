ALTER TABLE profiles
  ADD COLUMN interface_settings jsonb NOT NULL DEFAULT
    '{"singleKeyShortcuts": true, "reduceMotion": false}',
  -- An IANA name; null until a browser told it.
  ADD COLUMN time_zone text,
  -- Whether theme_preference was ever chosen; until then a browser keeps its own.
  ADD COLUMN theme_chosen boolean NOT NULL DEFAULT false;
GRANT UPDATE (interface_settings, time_zone, theme_chosen) ON profiles TO replysmith_user;

-- Firsts are noted by what happens, whoever does it.
CREATE FUNCTION note_first() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  IF TG_TABLE_NAME = 'email_templates' THEN
    UPDATE public.profiles SET first_template_saved = true
    WHERE NOT first_template_saved AND id IN (SELECT user_id FROM added);
  ELSE
    UPDATE public.profiles SET first_optimization_completed = true
    WHERE NOT first_optimization_completed AND id IN (SELECT user_id FROM added);
  END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION note_first() FROM PUBLIC;
CREATE TRIGGER note_first_optimization AFTER INSERT ON optimization_analytics
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_first();
CREATE TRIGGER note_first_template AFTER INSERT ON email_templates
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_first();

-- What the email was written from. No reference: its figures outlive what they are of.
ALTER TABLE optimization_analytics ADD COLUMN template_id uuid, ADD COLUMN campaign_id uuid,
  -- What each rule cost, before and after: [{rule, name, before, after}] in points above zero.
  ADD COLUMN rule_losses jsonb NOT NULL DEFAULT '[]';

-- What happened before there was this. The policies bind the tables' owner too, so they are lifted
-- for as long as this takes.
ALTER TABLE profiles NO FORCE ROW LEVEL SECURITY;
ALTER TABLE optimization_analytics NO FORCE ROW LEVEL SECURITY;
ALTER TABLE email_templates NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ai_requests NO FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_messages NO FORCE ROW LEVEL SECURITY;
UPDATE profiles SET first_optimization_completed = true
  WHERE id IN (SELECT user_id FROM optimization_analytics);
UPDATE profiles SET first_template_saved = true WHERE id IN (SELECT user_id FROM email_templates);
UPDATE optimization_analytics AS record
  SET template_id = asked.template_id, campaign_id = asked.campaign_id
  FROM ai_requests AS request JOIN chat_messages AS asked ON asked.id = request.asked_message_id
  WHERE request.answer_message_id = record.message_id
    AND (asked.template_id IS NOT NULL OR asked.campaign_id IS NOT NULL);
UPDATE optimization_analytics AS record SET rule_losses = losses.of_rules
  FROM chat_messages AS answer, LATERAL (
    SELECT coalesce(jsonb_agg(to_jsonb(cost)), '[]') AS of_rules FROM (
      SELECT line ->> 'rule' AS rule, min(line ->> 'name') AS name,
        -coalesce(sum((line ->> 'points')::integer) FILTER (WHERE lines = 'original_lines'), 0)
          AS before,
        -coalesce(sum((line ->> 'points')::integer) FILTER (WHERE lines = 'optimized_lines'), 0)
          AS after
      FROM unnest(ARRAY['original_lines', 'optimized_lines']) AS lines,
        jsonb_array_elements(answer.optimization_results -> 'score' -> lines) AS line
      GROUP BY 1
    ) AS cost
  ) AS losses
  WHERE answer.id = record.message_id AND answer.optimization_results IS NOT NULL;
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE optimization_analytics FORCE ROW LEVEL SECURITY;
ALTER TABLE email_templates FORCE ROW LEVEL SECURITY;
ALTER TABLE ai_requests FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_messages FORCE ROW LEVEL SECURITY;

-- What pages report of themselves for a person who is signed in.
CREATE TABLE user_analytics (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  metric_name text NOT NULL,
  metric_value double precision NOT NULL,
  metadata jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX user_analytics_newest_idx ON user_analytics (user_id, metric_name, created_at DESC);

-- And for everybody else: sums alone, so that nobody is in it.
CREATE TABLE anonymous_analytics (
  day date NOT NULL,
  metric_name text NOT NULL,
  count bigint NOT NULL CHECK (count >= 1),
  total double precision NOT NULL,
  PRIMARY KEY (day, metric_name)
);

-- Whose report of which week was dealt with; the week is named by its first day.
CREATE TABLE weekly_reports (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  week date NOT NULL,
  -- Null where there was nothing to tell, or where nobody knows whether the mail arrived.
  sent_at timestamptz(3),
  PRIMARY KEY (user_id, week)
);

ALTER TABLE user_analytics ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE anonymous_analytics ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE weekly_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON user_analytics USING (user_id = acting_user_id());
CREATE POLICY old_rows ON user_analytics TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND created_at < now() - interval '90 days'
);
CREATE POLICY by_the_operator ON anonymous_analytics TO replysmith_operator
  USING (current_user = 'replysmith_operator');
CREATE POLICY own_rows ON weekly_reports USING (user_id = acting_user_id());
CREATE POLICY by_the_operator ON weekly_reports TO replysmith_operator
  USING (current_user = 'replysmith_operator');
GRANT SELECT, INSERT ON user_analytics TO replysmith_user;
GRANT SELECT (created_at), DELETE ON user_analytics TO replysmith_operator;
GRANT SELECT, INSERT, UPDATE ON anonymous_analytics TO replysmith_operator;
GRANT SELECT, INSERT, UPDATE (sent_at), DELETE ON weekly_reports TO replysmith_user;
GRANT SELECT ON weekly_reports TO replysmith_operator;
