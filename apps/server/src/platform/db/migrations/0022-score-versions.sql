-- Which version of the score a value is of: values of different versions are not compared. Null
-- without a score, and with one that was stored before there were versions.
ALTER TABLE email_templates
  ADD COLUMN score_version text,
  ADD CHECK (score_version IS NULL OR optimization_score IS NOT NULL);
ALTER TABLE template_versions
  ADD COLUMN score_version text,
  ADD CHECK (score_version IS NULL OR optimization_score IS NOT NULL);
ALTER TABLE sent_emails
  ADD COLUMN score_version text,
  ADD CHECK (score_version IS NULL OR score IS NOT NULL);
ALTER TABLE optimization_analytics ADD COLUMN score_version text;
GRANT UPDATE (score_version) ON email_templates TO replysmith_user;
GRANT INSERT (score_version) ON sent_emails TO replysmith_user;

-- The operator finds out whose templates have a score of another version.
CREATE INDEX email_templates_score_version_idx ON email_templates (score_version, user_id)
  WHERE optimization_score IS NOT NULL;
CREATE POLICY scored ON email_templates FOR SELECT TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND optimization_score IS NOT NULL
);
GRANT SELECT (optimization_score, score_version) ON email_templates TO replysmith_operator;

-- Advice on rules that there are no more.
UPDATE tip_templates SET is_active = false WHERE key IN (
  'reading-ease', 'say-thanks', 'even-tone', 'fewer-hedges', 'first-line', 'merge-tags', 'no-guilt'
);
