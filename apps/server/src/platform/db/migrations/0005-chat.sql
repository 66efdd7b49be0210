CREATE TABLE chat_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  title text NOT NULL,
  session_name text,
  is_archived boolean NOT NULL DEFAULT false,
  latest_score integer CHECK (latest_score BETWEEN 0 AND 100),
  last_activity timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (id, user_id)
);
CREATE INDEX chat_sessions_newest_idx ON chat_sessions (user_id, last_activity DESC);

CREATE TABLE chat_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  session_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  content text NOT NULL,
  email_data jsonb,
  optimization_results jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Both messages of a call that may be sent again carry its key; the first, what was asked.
  idempotency_key uuid,
  request_digest text,
  -- Two messages of one call share their moment; this keeps them in order.
  position bigint GENERATED ALWAYS AS IDENTITY,
  -- Both columns, so that a message cannot sit in somebody else's session.
  FOREIGN KEY (session_id, user_id) REFERENCES chat_sessions (id, user_id) ON DELETE CASCADE,
  UNIQUE (user_id, idempotency_key, role)
);
CREATE INDEX chat_messages_order_idx ON chat_messages (session_id, position);

ALTER TABLE chat_sessions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON chat_sessions USING (user_id = acting_user_id());
CREATE POLICY own_rows ON chat_messages USING (user_id = acting_user_id());

GRANT SELECT ON chat_sessions, chat_messages TO replysmith_user;
GRANT INSERT (id, user_id, title, latest_score, last_activity, created_at)
  ON chat_sessions TO replysmith_user;
GRANT UPDATE (latest_score, last_activity) ON chat_sessions TO replysmith_user;
GRANT INSERT (
    id, session_id, user_id, role, content, email_data, optimization_results, created_at,
    idempotency_key, request_digest
  ) ON chat_messages TO replysmith_user;
