-- Deleted sessions can be had back for thirty days.
ALTER TABLE chat_sessions ADD COLUMN deleted_at timestamptz(3);
CREATE INDEX chat_sessions_expired_idx ON chat_sessions (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE POLICY expired ON chat_sessions FOR SELECT TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);
GRANT SELECT (user_id, deleted_at) ON chat_sessions TO replysmith_operator;
GRANT UPDATE (session_name, is_archived, deleted_at) ON chat_sessions TO replysmith_user;

ALTER TABLE chat_messages
  ADD UNIQUE (id, user_id),
  -- Of a message of the writer's: the first one that it is another try of.
  ADD COLUMN variant_of uuid,
  -- What the writer decided about a rewrite.
  ADD COLUMN choices jsonb,
  -- When the writer put it in use; of several rewrites the one that came or was chosen last is.
  ADD COLUMN chosen_at timestamptz(3),
  ADD COLUMN template_id uuid,
  ADD FOREIGN KEY (variant_of, user_id) REFERENCES chat_messages (id, user_id)
    ON DELETE SET NULL (variant_of),
  ADD FOREIGN KEY (template_id, user_id) REFERENCES email_templates (id, user_id)
    ON DELETE SET NULL (template_id);
CREATE INDEX chat_messages_owner_idx ON chat_messages (user_id, session_id);
CREATE INDEX chat_messages_variant_idx ON chat_messages (variant_of) WHERE variant_of IS NOT NULL;
CREATE INDEX chat_messages_template_idx ON chat_messages (template_id)
  WHERE template_id IS NOT NULL;
GRANT INSERT (variant_of, template_id), UPDATE (choices, chosen_at) ON chat_messages TO replysmith_user;

-- What each optimisation won. Written with its answer, so that nobody can claim one.
CREATE TABLE optimization_analytics (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  session_id uuid,
  message_id uuid,
  original_score integer NOT NULL CHECK (original_score BETWEEN 0 AND 100),
  optimized_score integer NOT NULL CHECK (optimized_score BETWEEN 0 AND 100),
  improvement_areas text[] NOT NULL,
  optimization_type text NOT NULL DEFAULT 'cold_email',
  industry_context text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (session_id, user_id) REFERENCES chat_sessions (id, user_id)
    ON DELETE SET NULL (session_id),
  FOREIGN KEY (message_id, user_id) REFERENCES chat_messages (id, user_id)
    ON DELETE SET NULL (message_id)
);
CREATE INDEX optimization_analytics_newest_idx
  ON optimization_analytics (user_id, created_at DESC);
CREATE INDEX optimization_analytics_session_idx ON optimization_analytics (session_id);
CREATE INDEX optimization_analytics_message_idx ON optimization_analytics (message_id);

-- What was optimised before there was this table. The policies bind the tables' owner too, so they
-- are lifted for as long as this takes.
ALTER TABLE chat_messages NO FORCE ROW LEVEL SECURITY;
INSERT INTO optimization_analytics (
    user_id, session_id, message_id, original_score, optimized_score, improvement_areas, created_at
  )
  SELECT user_id, session_id, id, (score ->> 'original_score')::integer,
    (score ->> 'optimized_score')::integer,
    ARRAY(SELECT jsonb_array_elements_text(score -> 'improvement_areas')), created_at
  FROM chat_messages, LATERAL (SELECT optimization_results -> 'score' AS score) AS scored
  WHERE jsonb_typeof(score -> 'original_score') = 'number'
    AND jsonb_typeof(score -> 'optimized_score') = 'number'
    AND jsonb_typeof(score -> 'improvement_areas') = 'array'
    AND coalesce(optimization_results -> 'reading' ->> 'kind', 'email') = 'email'
    AND coalesce(optimization_results -> 'reading' ->> 'isSupported', 'true') = 'true';
ALTER TABLE chat_messages FORCE ROW LEVEL SECURITY;

ALTER TABLE optimization_analytics ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON optimization_analytics USING (user_id = acting_user_id());
GRANT SELECT, INSERT ON optimization_analytics TO replysmith_user;

-- Names and what was said, as searches compare them: whatever the case and the accents. The server
-- folds them as it writes; what was there before is folded here, as well as SQL can.
ALTER TABLE chat_sessions ADD COLUMN folded_name text NOT NULL DEFAULT '';
ALTER TABLE chat_messages ADD COLUMN folded_content text NOT NULL DEFAULT '';
GRANT INSERT (folded_name), UPDATE (folded_name) ON chat_sessions TO replysmith_user;
GRANT INSERT (folded_content) ON chat_messages TO replysmith_user;
ALTER TABLE chat_sessions NO FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_messages NO FORCE ROW LEVEL SECURITY;
UPDATE chat_sessions SET folded_name =
  lower(regexp_replace(normalize(coalesce(session_name, title), NFKD), '[\u0300-\u036F]', '', 'g'));
UPDATE chat_messages SET folded_content =
  lower(regexp_replace(normalize(content, NFKD), '[\u0300-\u036F]', '', 'g'));
ALTER TABLE chat_sessions FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_messages FORCE ROW LEVEL SECURITY;
