-- What was asked of the help chat, and answered.
CREATE TABLE help_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  -- The order within one person's chat.
  position bigint GENERATED ALWAYS AS IDENTITY,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  content text NOT NULL,
  citations jsonb NOT NULL DEFAULT '[]',
  suggestions text[] NOT NULL DEFAULT '{}',
  engine text CHECK (engine IN ('coach', 'model')),
  current_page text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX help_messages_newest_idx ON help_messages (user_id, position DESC);
ALTER TABLE help_messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON help_messages USING (user_id = acting_user_id());
GRANT SELECT, INSERT, DELETE ON help_messages TO replysmith_user;

ALTER TABLE ai_requests DROP CONSTRAINT ai_requests_message_type_check;
ALTER TABLE ai_requests ADD CHECK (
  message_type IN ('email_optimization', 'conversation', 'client_simulation', 'help')
);
