-- The catalogue of advice; seeded at every start.
CREATE TABLE tip_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key text NOT NULL UNIQUE,
  title_template text NOT NULL,
  description_template text NOT NULL,
  -- What to do about it, and the page where; both or none.
  action_template text,
  action_path text,
  -- What the templates name in double braces.
  variables text[] NOT NULL DEFAULT '{}',
  category text NOT NULL CHECK (category IN (
    'getting_started', 'performance', 'organization', 'optimization', 'productivity',
    'skill_building', 'analytics'
  )),
  priority text NOT NULL CHECK (priority IN ('high', 'medium', 'low')),
  -- A fact's name and what must hold of it: {"totalOptimizations": {"gte": 5}, "hasCompany": false}
  target_conditions jsonb NOT NULL DEFAULT '{}',
  is_active boolean NOT NULL DEFAULT true,
  CHECK ((action_template IS NULL) = (action_path IS NULL))
);

CREATE TABLE user_tips (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  tip_template_id uuid NOT NULL REFERENCES tip_templates,
  generated_content jsonb NOT NULL,
  -- The facts that it was made from.
  context_data jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'dismissed', 'applied')),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  dismissed_at timestamptz(3),
  dismissal_reason text,
  applied_at timestamptz(3),
  UNIQUE (id, user_id)
);
CREATE INDEX user_tips_template_idx ON user_tips (user_id, tip_template_id, created_at DESC);
-- One of a template at a time; those that were applied stay on record.
CREATE UNIQUE INDEX user_tips_open_idx ON user_tips (user_id, tip_template_id)
  WHERE status <> 'applied';

CREATE TABLE tip_effectiveness (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  tip_id uuid NOT NULL,
  action_taken text NOT NULL CHECK (action_taken IN ('shown', 'applied', 'dismissed', 'restored')),
  metadata jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (tip_id, user_id) REFERENCES user_tips (id, user_id) ON DELETE CASCADE
);
CREATE INDEX tip_effectiveness_tip_idx ON tip_effectiveness (tip_id);
-- That it was shown is noted once.
CREATE UNIQUE INDEX tip_effectiveness_shown_idx ON tip_effectiveness (tip_id)
  WHERE action_taken = 'shown';
CREATE INDEX tip_effectiveness_owner_idx ON tip_effectiveness (user_id);

ALTER TABLE tip_templates ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_tips ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE tip_effectiveness ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY readable_by_all ON tip_templates FOR SELECT USING (true);
CREATE POLICY own_rows ON user_tips USING (user_id = acting_user_id());
CREATE POLICY own_rows ON tip_effectiveness USING (user_id = acting_user_id());
GRANT SELECT ON tip_templates TO replysmith_user;
GRANT SELECT, INSERT, UPDATE (
    generated_content, context_data, status, dismissed_at, dismissal_reason, applied_at
  ), DELETE ON user_tips TO replysmith_user;
GRANT SELECT, INSERT ON tip_effectiveness TO replysmith_user;
