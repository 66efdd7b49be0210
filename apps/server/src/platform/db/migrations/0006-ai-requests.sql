-- Everything that is asked of the coach or a model: what it was, how it ended, what it cost.
CREATE TABLE ai_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  session_id uuid,
  message_type text NOT NULL
    CHECK (message_type IN ('email_optimization', 'conversation', 'client_simulation')),
  status text NOT NULL DEFAULT 'running'
    CHECK (status IN ('running', 'answered', 'stopped', 'failed')),
  charge text NOT NULL CHECK (charge IN ('free', 'reserved', 'charged', 'refunded')),
  -- The UTC day that it was reserved from; a refund must not give a later day's request back.
  usage_day date NOT NULL,
  engine text CHECK (engine IN ('coach', 'model')),
  model text,
  engine_reason text,
  input_tokens integer NOT NULL DEFAULT 0 CHECK (input_tokens >= 0),
  output_tokens integer NOT NULL DEFAULT 0 CHECK (output_tokens >= 0),
  idempotency_key uuid,
  request_digest text,
  asked_message_id uuid,
  answer_message_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  settled_at timestamptz(3),
  FOREIGN KEY (session_id, user_id) REFERENCES chat_sessions (id, user_id)
    ON DELETE SET NULL (session_id),
  UNIQUE (user_id, idempotency_key),
  CHECK ((status = 'running') = (settled_at IS NULL)),
  CHECK (status = 'running' OR charge <> 'reserved')
);
CREATE INDEX ai_requests_newest_idx ON ai_requests (user_id, created_at DESC);
CREATE INDEX ai_requests_running_idx ON ai_requests (id) WHERE status = 'running';
CREATE INDEX ai_requests_refunds_idx ON ai_requests (user_id, usage_day)
  WHERE charge IN ('reserved', 'refunded');
CREATE INDEX ai_requests_costly_idx ON ai_requests (usage_day)
  WHERE input_tokens + output_tokens > 0;
CREATE INDEX ai_requests_session_idx ON ai_requests (session_id);

ALTER TABLE chat_messages
  ADD COLUMN message_type text NOT NULL DEFAULT 'email_optimization'
    CHECK (message_type IN ('email_optimization', 'conversation', 'client_simulation')),
  ADD COLUMN is_partial boolean NOT NULL DEFAULT false,
  ADD COLUMN answer jsonb,
  ADD COLUMN client_reply jsonb;

-- What was answered before there was this table keeps its key: sent again, it is still known.
-- The policies bind the tables' owner too, so they are lifted for as long as this takes.
ALTER TABLE chat_messages NO FORCE ROW LEVEL SECURITY;
INSERT INTO ai_requests (
    id, user_id, session_id, message_type, status, charge, usage_day, engine,
    idempotency_key, request_digest, asked_message_id, answer_message_id, created_at, settled_at
  )
  SELECT gen_random_uuid(), asked.user_id, asked.session_id, 'email_optimization', 'answered',
    'charged', (asked.created_at AT TIME ZONE 'utc')::date, 'coach',
    asked.idempotency_key, asked.request_digest, asked.id, answered.id,
    asked.created_at, answered.created_at
  FROM chat_messages asked
  JOIN chat_messages answered
    ON answered.user_id = asked.user_id
    AND answered.idempotency_key = asked.idempotency_key
    AND answered.role = 'assistant'
  WHERE asked.role = 'user' AND asked.idempotency_key IS NOT NULL;
ALTER TABLE chat_messages FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_messages DROP COLUMN idempotency_key, DROP COLUMN request_digest;

ALTER TABLE ai_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON ai_requests USING (user_id = acting_user_id());

-- replysmith_keeper finds what was left unfinished and adds up what models cost, whoever asked for
-- it; it changes nothing.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'replysmith_keeper') THEN
    CREATE ROLE replysmith_keeper NOLOGIN NOINHERIT;
  END IF;
  IF NOT pg_has_role(current_user, 'replysmith_keeper', 'SET') THEN
    GRANT replysmith_keeper TO current_user;
  END IF;
END $$;
GRANT USAGE ON SCHEMA public TO replysmith_keeper;
CREATE POLICY unfinished_or_costly ON ai_requests FOR SELECT TO replysmith_keeper
  USING (status = 'running' OR input_tokens + output_tokens > 0);
GRANT SELECT (id, user_id, status, usage_day, input_tokens, output_tokens)
  ON ai_requests TO replysmith_keeper;

GRANT SELECT ON ai_requests TO replysmith_user, replysmith_meter;
GRANT INSERT (
    id, user_id, session_id, message_type, charge, usage_day, idempotency_key, request_digest,
    asked_message_id, created_at
  ), UPDATE (
    status, charge, engine, model, engine_reason, input_tokens, output_tokens,
    idempotency_key, answer_message_id, settled_at
  ) ON ai_requests TO replysmith_meter;
GRANT INSERT (message_type, is_partial, answer, client_reply) ON chat_messages TO replysmith_user;
-- A request that failed leaves nothing behind.
GRANT DELETE ON chat_messages, chat_sessions TO replysmith_user;
