-- The words of a session's messages are merged: docs/decisions/0065-sessions-searched-by-words.md.

GRANT replysmith_searcher TO CURRENT_USER;

-- As numbers without a pattern they do not get smaller.
ALTER TABLE chat_session_words ALTER COLUMN words SET STORAGE EXTERNAL;

-- Puts what the messages of a session added, each in a row of its own, into the row of the session.
-- No word is gone by that, so none is forgotten.
CREATE FUNCTION merge_session_words(owner uuid, session uuid) RETURNS void
  LANGUAGE plpgsql SET search_path = 'public'
AS $$
BEGIN
  PERFORM set_config('replysmith.is_merging', 'on', true);
  WITH taken AS (
    DELETE FROM chat_session_words AS words
    WHERE words.user_id = owner AND words.session_id = session
      AND words.source = 'message' AND words.source_id <> session
    RETURNING words.words
  )
  INSERT INTO chat_session_words AS kept (user_id, session_id, source, source_id, words)
  SELECT owner, session, 'message', session, array_agg(DISTINCT word)
  FROM taken, unnest(taken.words) AS word
  HAVING count(*) > 0
  ON CONFLICT ON CONSTRAINT chat_session_words_pkey
    DO UPDATE SET words = kept.words || excluded.words;
  PERFORM set_config('replysmith.is_merging', 'off', true);
END $$;

-- Every word of a merged row is indexed again, so a long session waits for more messages: about a
-- hundred words for each message, whatever the length.
CREATE OR REPLACE FUNCTION index_message() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
BEGIN
  PERFORM add_session_words(NEW.user_id, NEW.session_id, 'message', NEW.id, NEW.folded_content);
  PERFORM add_session_words(
    NEW.user_id, NEW.session_id, 'choices', NEW.id,
    written_words(NEW.choices, NEW.optimization_results)
  );
  IF (
    SELECT count(*) > 8 + coalesce(max(cardinality(words)) FILTER (WHERE source_id = session_id) / 100, 0)
    FROM chat_session_words
    WHERE user_id = NEW.user_id AND session_id = NEW.session_id AND source = 'message'
  ) THEN
    PERFORM merge_session_words(NEW.user_id, NEW.session_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION forget_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  owner uuid;
BEGIN
  IF current_setting('replysmith.is_merging', true) = 'on' THEN RETURN NULL; END IF;
  FOR owner IN
    -- An account that is going takes its words along.
    SELECT DISTINCT user_id FROM removed WHERE user_id IN (SELECT id FROM auth.users)
  LOOP
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(7305773, search_words_lock(owner));
    DELETE FROM search_words AS known
    USING (
      SELECT unnest(words) AS word_id FROM removed WHERE user_id = owner
      EXCEPT
      -- Most words are in other sessions too: cheaper than to look each up.
      SELECT unnest(words)
      FROM (SELECT words FROM chat_session_words WHERE user_id = owner LIMIT 100) AS others
    ) AS gone
    WHERE known.user_id = owner AND known.word_id = gone.word_id AND NOT EXISTS (
      SELECT FROM chat_session_words AS others WHERE others.words @> ARRAY[gone.word_id]
    );
  END LOOP;
  RETURN NULL;
END $$;

-- What was there before, written anew, so that nothing of the former rows is left between.
ALTER TABLE chat_session_words NO FORCE ROW LEVEL SECURITY;
DROP INDEX chat_session_words_idx;
CREATE TEMP TABLE merged ON COMMIT DROP AS
SELECT user_id, session_id, source, session_id AS source_id, array_agg(word) AS words
FROM chat_session_words, unnest(words) AS word
WHERE source = 'message'
GROUP BY user_id, session_id, source
UNION ALL
SELECT user_id, session_id, source, source_id, words FROM chat_session_words
WHERE source <> 'message';
TRUNCATE chat_session_words;
INSERT INTO chat_session_words (user_id, session_id, source, source_id, words)
SELECT user_id, session_id, source, source_id, words FROM merged ORDER BY user_id, session_id;
ALTER TABLE chat_session_words FORCE ROW LEVEL SECURITY;
CREATE INDEX chat_session_words_idx ON chat_session_words
  USING gin (words) WITH (fastupdate = off);
ANALYZE chat_session_words;

REVOKE EXECUTE ON FUNCTION merge_session_words(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION merge_session_words(uuid, uuid) TO replysmith_searcher;
REVOKE replysmith_searcher FROM CURRENT_USER;
