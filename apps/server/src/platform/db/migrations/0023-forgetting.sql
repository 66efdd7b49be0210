-- What is forgotten after a while is found by its moment, and deleted some rows at a time.
CREATE INDEX "sessions_expiresAt_idx" ON auth.sessions ("expiresAt");
CREATE INDEX "verifications_expiresAt_idx" ON auth.verifications ("expiresAt");
CREATE INDEX "rate_limits_lastRequest_idx" ON auth.rate_limits ("lastRequest");
CREATE INDEX user_analytics_oldest_idx ON user_analytics (created_at);
GRANT SELECT (id) ON user_analytics TO replysmith_operator;
GRANT SELECT (idempotency_key) ON idempotent_calls TO replysmith_operator;
