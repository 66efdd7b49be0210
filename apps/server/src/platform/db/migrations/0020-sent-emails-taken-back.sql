-- That an email was sent can be taken back, and had back as it was.
ALTER TABLE sent_emails ADD COLUMN deleted_at timestamptz(3);
CREATE INDEX sent_emails_expired_idx ON sent_emails (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE POLICY expired ON sent_emails FOR SELECT TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);
GRANT UPDATE (deleted_at) ON sent_emails TO replysmith_user;
GRANT SELECT (user_id, deleted_at) ON sent_emails TO replysmith_operator;
