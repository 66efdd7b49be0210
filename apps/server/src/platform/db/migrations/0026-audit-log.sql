-- What admins did, and what happened to money. Entries are written in the transaction of the act
-- and never changed. People appear by their id only, which outlives their account.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT now(),
  -- A person's id, or system, provider or command.
  actor text NOT NULL,
  -- "role.granted": the thing and what became of it.
  action text NOT NULL CHECK (action ~ '^[a-z]+\.[a-z]+$'),
  -- The id of the person it is about, if it is about one.
  subject text,
  details jsonb NOT NULL DEFAULT '{}',
  request_id text
);
CREATE INDEX audit_log_oldest_idx ON audit_log (at);
CREATE INDEX audit_log_by_action_idx ON audit_log (action, id);
CREATE INDEX audit_log_by_actor_idx ON audit_log (actor, id);
CREATE INDEX audit_log_by_subject_idx ON audit_log (subject, id);
-- Finds the lists in which somebody was shown.
CREATE INDEX audit_log_shown_idx ON audit_log USING gin ((details -> 'shown'));

ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY written_by_the_operator ON audit_log FOR INSERT TO replysmith_operator
  WITH CHECK (current_user = 'replysmith_operator');
CREATE POLICY written_by_the_biller ON audit_log FOR INSERT TO replysmith_biller
  WITH CHECK (current_user = 'replysmith_biller');
CREATE POLICY read_by_the_operator ON audit_log FOR SELECT TO replysmith_operator
  USING (current_user = 'replysmith_operator');
CREATE POLICY forgotten ON audit_log FOR DELETE TO replysmith_operator
  USING (current_user = 'replysmith_operator' AND at < now() - interval '30 days');
GRANT SELECT, INSERT, DELETE ON audit_log TO replysmith_operator;
GRANT INSERT ON audit_log TO replysmith_biller;
-- Its owner, the server's own account, may not change it either.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM CURRENT_USER;
