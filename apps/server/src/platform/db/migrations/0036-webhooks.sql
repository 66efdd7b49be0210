-- Addresses that a person has events sent to.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  -- Whether what is sent holds the words of the email.
  includes_text boolean NOT NULL DEFAULT false,
  -- Encrypted with the server's secret.
  secret text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Since when no delivery has succeeded, if the last one failed.
  failing_since timestamptz(3),
  off_at timestamptz(3),
  off_reason text CHECK (off_reason IN ('person', 'gone', 'failing', 'reset')),
  deleted_at timestamptz(3),
  UNIQUE (id, user_id),
  CHECK ((off_at IS NULL) = (off_reason IS NULL))
);
CREATE INDEX webhooks_user_idx ON webhooks (user_id, created_at);
CREATE INDEX webhooks_expired_idx ON webhooks (deleted_at) WHERE deleted_at IS NOT NULL;

-- One event for one address, and how its last attempt went. Its id is the message's in every attempt.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  webhook_id uuid NOT NULL,
  event text NOT NULL,
  -- Signed and sent as it is.
  payload text NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at timestamptz(3),
  attempted_at timestamptz(3),
  response_status integer,
  duration_ms integer,
  response text,
  -- Why there was no response that counts.
  problem text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (webhook_id, user_id) REFERENCES webhooks (id, user_id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_newest_idx ON webhook_deliveries (webhook_id, created_at DESC, id);
CREATE INDEX webhook_deliveries_waiting_idx ON webhook_deliveries (user_id)
  WHERE status = 'waiting';
CREATE INDEX webhook_deliveries_old_idx ON webhook_deliveries (created_at);

ALTER TABLE webhooks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON webhooks USING (user_id = acting_user_id());
CREATE POLICY own_rows ON webhook_deliveries USING (user_id = acting_user_id());
-- For throwing away what is old, and for encrypting again with a new secret of the server.
CREATE POLICY listed ON webhooks FOR SELECT TO replysmith_operator USING (
  current_user = 'replysmith_operator'
);
CREATE POLICY old_rows ON webhook_deliveries TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND created_at < now() - interval '1 day'
);

GRANT SELECT, DELETE ON webhooks TO replysmith_user;
GRANT INSERT (id, user_id, url, events, includes_text, secret, created_at),
  UPDATE (url, events, includes_text, secret, failing_since, off_at, off_reason, deleted_at)
  ON webhooks TO replysmith_user;
GRANT SELECT ON webhook_deliveries TO replysmith_user;
GRANT INSERT (
    id, user_id, webhook_id, event, payload, status, next_attempt_at, problem, created_at
  ), UPDATE (
    status, attempts, next_attempt_at, attempted_at, response_status, duration_ms, response, problem
  ) ON webhook_deliveries TO replysmith_user;
GRANT SELECT (user_id, deleted_at) ON webhooks TO replysmith_operator;
GRANT SELECT (id, created_at), DELETE ON webhook_deliveries TO replysmith_operator;

-- Called when a password is reset: whoever had the old one may have made them.
CREATE FUNCTION stop_webhooks() RETURNS void LANGUAGE sql SET search_path = 'public' AS $$
  UPDATE webhooks SET off_at = now(), off_reason = 'reset'
  WHERE user_id = acting_user_id() AND off_at IS NULL
$$;
