REVOKE SELECT (user_id, status, next_attempt_at) ON webhook_deliveries FROM replysmith_operator;
DROP POLICY waiting ON webhook_deliveries;
REVOKE UPDATE (payload) ON webhook_deliveries FROM replysmith_user;
