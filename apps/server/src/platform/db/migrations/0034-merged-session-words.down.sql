GRANT replysmith_searcher TO CURRENT_USER;
CREATE OR REPLACE FUNCTION index_message() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
BEGIN
  PERFORM add_session_words(NEW.user_id, NEW.session_id, 'message', NEW.id, NEW.folded_content);
  PERFORM add_session_words(
    NEW.user_id, NEW.session_id, 'choices', NEW.id,
    written_words(NEW.choices, NEW.optimization_results)
  );
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION forget_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  owner uuid;
BEGIN
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
REVOKE replysmith_searcher FROM CURRENT_USER;
DROP FUNCTION merge_session_words(uuid, uuid);
ALTER TABLE chat_session_words ALTER COLUMN words SET STORAGE EXTENDED;
