-- The words of an email go from a delivery once it is made.
GRANT UPDATE (payload) ON webhook_deliveries TO replysmith_user;
-- The policies bind the table's owner too, so they are lifted for as long as this takes.
ALTER TABLE webhook_deliveries NO FORCE ROW LEVEL SECURITY;
UPDATE webhook_deliveries
SET payload = (
  payload::jsonb #- '{data,email}' #- '{data,recipient}' #- '{data,subject}' #- '{data,body}'
)::text
-- What jsonb cannot hold stays until it is deleted by its age.
WHERE status = 'delivered' AND payload !~* '\\u(0000|d[89a-f])';
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;

-- For finding those whose job was lost.
CREATE POLICY waiting ON webhook_deliveries FOR SELECT TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND status = 'waiting'
);
GRANT SELECT (user_id, status, next_attempt_at) ON webhook_deliveries TO replysmith_operator;
