CREATE TABLE workflow_rules (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  name text NOT NULL,
  description text,
  trigger jsonb NOT NULL,
  conditions jsonb NOT NULL DEFAULT '{}',
  actions jsonb NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  execution_count integer NOT NULL DEFAULT 0 CHECK (execution_count >= 0),
  last_triggered timestamptz(3),
  -- When it is looked at next; null for one that waits for something to happen.
  next_run_at timestamptz(3),
  -- From then on it does nothing, and can be had back for thirty days.
  deleted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (id, user_id)
);
CREATE INDEX workflow_rules_owner_idx ON workflow_rules (user_id, created_at);
CREATE INDEX workflow_rules_due_idx ON workflow_rules (next_run_at)
  WHERE is_active AND deleted_at IS NULL;
CREATE INDEX workflow_rules_expired_idx ON workflow_rules (deleted_at)
  WHERE deleted_at IS NOT NULL;

-- A rule that waits for a state acts once on each template, until the state has ended.
CREATE TABLE workflow_matches (
  rule_id uuid NOT NULL,
  template_id uuid NOT NULL,
  user_id uuid NOT NULL,
  matched_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (rule_id, template_id),
  FOREIGN KEY (rule_id, user_id) REFERENCES workflow_rules (id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (template_id, user_id) REFERENCES email_templates (id, user_id) ON DELETE CASCADE
);
CREATE INDEX workflow_matches_template_idx ON workflow_matches (template_id);

CREATE TABLE workflow_executions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  rule_id uuid,
  rule_name text NOT NULL,
  trigger text NOT NULL
    CHECK (trigger IN ('template_create', 'high_usage', 'low_performance', 'schedule', 'manual')),
  status text NOT NULL CHECK (status IN ('success', 'failed')),
  executed_at timestamptz(3) NOT NULL DEFAULT now(),
  result jsonb,
  error text,
  -- Runs of one moment stay in order.
  position bigint GENERATED ALWAYS AS IDENTITY,
  FOREIGN KEY (rule_id, user_id) REFERENCES workflow_rules (id, user_id)
    ON DELETE SET NULL (rule_id)
);
CREATE INDEX workflow_executions_newest_idx ON workflow_executions (user_id, position DESC);
CREATE INDEX workflow_executions_rule_idx ON workflow_executions (rule_id);

ALTER TABLE workflow_rules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE workflow_matches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE workflow_executions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON workflow_rules USING (user_id = acting_user_id());
CREATE POLICY own_rows ON workflow_matches USING (user_id = acting_user_id());
CREATE POLICY own_rows ON workflow_executions USING (user_id = acting_user_id());
-- The operator finds what is due, whoever's it is, and does nothing to it.
CREATE POLICY due ON workflow_rules FOR SELECT TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND is_active AND next_run_at IS NOT NULL
  AND deleted_at IS NULL
);
CREATE POLICY expired ON workflow_rules FOR SELECT TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);

GRANT SELECT, DELETE ON workflow_rules, workflow_matches, workflow_executions TO replysmith_user;
GRANT INSERT (
    id, user_id, name, description, trigger, conditions, actions, is_active, next_run_at,
    created_at, updated_at
  ), UPDATE (
    name, description, trigger, conditions, actions, is_active, execution_count, last_triggered,
    next_run_at, deleted_at, updated_at
  ) ON workflow_rules TO replysmith_user;
GRANT INSERT ON workflow_matches TO replysmith_user;
GRANT INSERT (
    id, user_id, rule_id, rule_name, trigger, status, executed_at, result, error
  ) ON workflow_executions TO replysmith_user;
GRANT SELECT (id, user_id, is_active, next_run_at, deleted_at) ON workflow_rules TO replysmith_operator;

-- Whoever runs a workflow, every server hears of it once that is committed.
CREATE FUNCTION tell_workflow() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  PERFORM pg_notify(
    'replysmith',
    json_build_object('type', 'workflow', 'user_id', NEW.user_id, 'execution_id', NEW.id)::text
  );
  RETURN NULL;
END $$;
CREATE TRIGGER tell_workflow AFTER INSERT ON workflow_executions
  FOR EACH ROW EXECUTE FUNCTION tell_workflow();

-- Two to begin with, at rest until their owner sets them to work.
CREATE FUNCTION add_sample_workflows(owner uuid) RETURNS void LANGUAGE sql SET search_path = '' AS $$
  INSERT INTO public.workflow_rules (user_id, name, description, trigger, actions, is_active)
  VALUES
    (
      owner, 'Star what works',
      'A template that was used a hundred times and scores 80 or more gets a star and the tag “proven”.',
      '{"type": "high_usage", "usage_count": 100, "min_score": 80}',
      '[{"type": "favorite", "parameters": {}}, {"type": "tag", "parameters": {"tags": ["proven"]}}]',
      false
    ),
    (
      owner, 'Set aside what does not',
      'A template that scores 30 or less and was not used for 90 days goes to the folder Archive.',
      '{"type": "low_performance", "max_score": 30, "idle_days": 90}',
      '[{"type": "archive", "parameters": {}}]',
      false
    );
$$;
REVOKE EXECUTE ON FUNCTION add_sample_workflows(uuid) FROM PUBLIC;

CREATE FUNCTION give_sample_workflows() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
DECLARE
  acting text := current_setting('replysmith.user_id', true);
BEGIN
  PERFORM set_config('replysmith.user_id', NEW.id::text, true);
  PERFORM public.add_sample_workflows(NEW.id);
  PERFORM set_config('replysmith.user_id', coalesce(acting, ''), true);
  RETURN NEW;
END $$;
REVOKE EXECUTE ON FUNCTION give_sample_workflows() FROM PUBLIC;
CREATE TRIGGER give_sample_workflows AFTER INSERT ON profiles
  FOR EACH ROW EXECUTE FUNCTION give_sample_workflows();

-- For those who are here already.
ALTER TABLE profiles NO FORCE ROW LEVEL SECURITY;
ALTER TABLE workflow_rules NO FORCE ROW LEVEL SECURITY;
SELECT add_sample_workflows(id) FROM profiles;
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE workflow_rules FORCE ROW LEVEL SECURITY;
