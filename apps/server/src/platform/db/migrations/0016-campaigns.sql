CREATE TABLE campaign_categories (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL UNIQUE,
  description text NOT NULL,
  is_active boolean NOT NULL DEFAULT true
);
CREATE TABLE tone_options (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL UNIQUE,
  description text NOT NULL,
  is_active boolean NOT NULL DEFAULT true
);

-- A draft may lack anything; texts are empty as long as nothing was written.
CREATE TABLE wizard_campaigns (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  template_name text NOT NULL DEFAULT '',
  category_id uuid REFERENCES campaign_categories,
  target_audience text NOT NULL DEFAULT '',
  tone_id uuid REFERENCES tone_options,
  industry text NOT NULL DEFAULT '',
  company_size text,
  pain_points text[] NOT NULL DEFAULT '{}',
  call_to_action text NOT NULL DEFAULT '',
  additional_context text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'in_chat')),
  -- Where the latest email was written from it.
  session_id uuid,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  UNIQUE (id, user_id),
  FOREIGN KEY (session_id, user_id) REFERENCES chat_sessions (id, user_id)
    ON DELETE SET NULL (session_id)
);
CREATE INDEX wizard_campaigns_newest_idx ON wizard_campaigns (user_id, updated_at DESC);
CREATE INDEX wizard_campaigns_session_idx ON wizard_campaigns (session_id);
CREATE INDEX wizard_campaigns_expired_idx ON wizard_campaigns (deleted_at)
  WHERE deleted_at IS NOT NULL;

ALTER TABLE chat_messages
  ADD COLUMN campaign_id uuid,
  ADD FOREIGN KEY (campaign_id, user_id) REFERENCES wizard_campaigns (id, user_id)
    ON DELETE SET NULL (campaign_id);
CREATE INDEX chat_messages_campaign_idx ON chat_messages (campaign_id)
  WHERE campaign_id IS NOT NULL;
GRANT INSERT (campaign_id) ON chat_messages TO replysmith_user;

-- One email that went to one person, and what came of it. It outlives what it was written in.
CREATE TABLE sent_emails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  session_id uuid,
  message_id uuid,
  campaign_id uuid,
  template_id uuid,
  step integer NOT NULL DEFAULT 0 CHECK (step BETWEEN 0 AND 10),
  recipient text,
  subject text,
  score integer CHECK (score BETWEEN 0 AND 100),
  stage text CHECK (stage IN ('first', 'follow_up')),
  profile text,
  status text NOT NULL DEFAULT 'sent'
    CHECK (status IN ('sent', 'replied', 'no_reply', 'meeting')),
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  status_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (session_id, user_id) REFERENCES chat_sessions (id, user_id)
    ON DELETE SET NULL (session_id),
  FOREIGN KEY (message_id, user_id) REFERENCES chat_messages (id, user_id)
    ON DELETE SET NULL (message_id),
  FOREIGN KEY (campaign_id, user_id) REFERENCES wizard_campaigns (id, user_id)
    ON DELETE SET NULL (campaign_id),
  FOREIGN KEY (template_id, user_id) REFERENCES email_templates (id, user_id)
    ON DELETE SET NULL (template_id)
);
CREATE INDEX sent_emails_newest_idx ON sent_emails (user_id, sent_at DESC, id);
CREATE INDEX sent_emails_session_idx ON sent_emails (session_id);
CREATE INDEX sent_emails_message_idx ON sent_emails (message_id);
-- All that rates are counted from.
CREATE INDEX sent_emails_campaign_idx ON sent_emails (user_id, campaign_id, status, sent_at);
CREATE INDEX sent_emails_template_idx ON sent_emails (template_id);

ALTER TABLE campaign_categories ENABLE ROW LEVEL SECURITY;
ALTER TABLE tone_options ENABLE ROW LEVEL SECURITY;
ALTER TABLE wizard_campaigns ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE sent_emails ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY readable_by_all ON campaign_categories FOR SELECT USING (true);
CREATE POLICY readable_by_all ON tone_options FOR SELECT USING (true);
CREATE POLICY own_rows ON wizard_campaigns USING (user_id = acting_user_id());
CREATE POLICY own_rows ON sent_emails USING (user_id = acting_user_id());
CREATE POLICY expired ON wizard_campaigns FOR SELECT TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);

GRANT SELECT ON campaign_categories, tone_options TO replysmith_user;
GRANT SELECT, DELETE ON wizard_campaigns, sent_emails TO replysmith_user;
GRANT INSERT (
    id, user_id, template_name, category_id, target_audience, tone_id, industry, company_size,
    pain_points, call_to_action, additional_context, created_at, updated_at
  ), UPDATE (
    template_name, category_id, target_audience, tone_id, industry, company_size, pain_points,
    call_to_action, additional_context, status, session_id, version, updated_at, deleted_at
  ) ON wizard_campaigns TO replysmith_user;
GRANT INSERT (
    id, user_id, session_id, message_id, campaign_id, template_id, step, recipient, subject, score,
    stage, profile, status, sent_at, status_at
  ), UPDATE (recipient, status, sent_at, status_at) ON sent_emails TO replysmith_user;
GRANT SELECT (user_id, deleted_at) ON wizard_campaigns TO replysmith_operator;
