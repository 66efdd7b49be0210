-- Sessions are searched by their words: docs/decisions/0065-sessions-searched-by-words.md.

-- The SQL equivalent of `foldText`. The class holds the combining marks of every script.
CREATE FUNCTION fold_text(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(translate(lower(
  regexp_replace(
    normalize(words, NFKD),
    '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110c2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0100-\U000e01ef]',
    '', 'g'
  )), 'ςıłøđðħ', 'σiloddh'), 'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe');

-- What the writer put into a message's blanks, answered and accepted, folded; null when there is
-- nothing.
CREATE FUNCTION written_words(choices jsonb, optimization_results jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT fold_text(string_agg(value, E'\n'))
  FROM (
    SELECT value
    FROM unnest(ARRAY[choices -> 'blanks', choices -> 'answers']) AS texts,
      jsonb_each_text(CASE WHEN jsonb_typeof(texts) = 'object' THEN texts END)
    UNION ALL
    SELECT words #>> '{}'
    FROM jsonb_path_query(
      CASE WHEN choices -> 'taken' <> '[]' THEN optimization_results END,
      '$.offers[*] ? (@.id == $taken[*]).edits[*].after',
      choices
    ) AS words
  ) AS written
);

-- Every piece of one to three characters of a word, in any alphabet.
CREATE FUNCTION pieces_of(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT piece
  FROM string_to_array(word, NULL) AS characters
  CROSS JOIN LATERAL unnest(characters, characters[2:], characters[3:]) AS row (one, two, three)
  CROSS JOIN LATERAL (VALUES (one), (one || two), (one || two || three)) AS each (piece)
  WHERE piece IS NOT NULL
);

-- Follows from the word, so that nobody waits for whoever adds the same one; each person has ids of
-- their own.
CREATE FUNCTION word_id_of(owner uuid, word text) RETURNS bigint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN hashtextextended(word, uuid_hash_extended(owner, 0));

-- Each word of a person: what stands between spaces, folded. Two who add one at the same moment
-- leave two copies.
CREATE TABLE search_words (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  word_id bigint NOT NULL,
  copy bigint GENERATED ALWAYS AS IDENTITY,
  word text NOT NULL,
  PRIMARY KEY (user_id, word_id, copy)
);

-- The words of a session, by what they stand in: its name, its messages, what the writer decided
-- about one, the recipient of a sent email. A message has those that no message before it had.
CREATE TABLE chat_session_words (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  source text NOT NULL CHECK (source IN ('name', 'message', 'choices', 'recipient')),
  -- The session, the message or the sent email.
  source_id uuid NOT NULL,
  words bigint[] NOT NULL,
  PRIMARY KEY (user_id, session_id, source, source_id),
  FOREIGN KEY (user_id, session_id) REFERENCES chat_sessions (user_id, id) ON DELETE CASCADE
);
-- As numbers without a pattern they do not get smaller.
ALTER TABLE chat_session_words ALTER COLUMN words SET STORAGE EXTERNAL;

-- What the job index-sessions has still to do: sessions whose messages from a position on are not
-- indexed yet, or not with all words; and words that may stand nowhere any more.
CREATE TABLE sessions_to_index (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  from_position bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, session_id)
);
CREATE TABLE words_to_forget (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  words bigint[] NOT NULL
);
CREATE INDEX words_to_forget_user_idx ON words_to_forget (user_id);

-- Whoever adds words relies on those that are there; whoever takes some out does so alone. Below 0,
-- whatever the hash is: servers lock their ids, from 1 up, under the same first key.
CREATE FUNCTION search_words_lock(owner uuid) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT RETURN hashtext(owner::text) | (1 << 31);

-- Says whether that was all: of messages, it adds no more words at once than a call has time for.
CREATE FUNCTION add_session_words(owner uuid, session uuid, source text, source_id uuid, said text)
  RETURNS boolean LANGUAGE plpgsql SET search_path = 'public'
AS $$
DECLARE
  most CONSTANT integer := CASE source WHEN 'message' THEN 1000 END;
  is_all boolean;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7305773, search_words_lock(owner));
  WITH fresh AS (
    SELECT word, word_id_of(owner, word) AS word_id
    FROM (
      SELECT DISTINCT word
      FROM string_to_table(translate(said, E'\n\r\t', '   '), ' ') AS word
      WHERE word <> ''
      OFFSET 0
    ) AS words
    WHERE add_session_words.source <> 'message' OR word_id_of(owner, word) NOT IN (
      SELECT unnest(words)
      FROM chat_session_words AS known
      WHERE known.user_id = owner AND known.session_id = session AND known.source = 'message'
    )
    LIMIT most
  ), added AS (
    INSERT INTO search_words (user_id, word_id, word)
    SELECT owner, word_id, word
    FROM fresh
    WHERE NOT EXISTS (
      SELECT FROM search_words AS known
      WHERE known.user_id = owner AND known.word_id = fresh.word_id
    )
  ), added_to_session AS (
    INSERT INTO chat_session_words AS kept (user_id, session_id, source, source_id, words)
    SELECT owner, session, add_session_words.source, add_session_words.source_id, array_agg(word_id)
    FROM fresh
    HAVING count(*) > 0
    ON CONFLICT ON CONSTRAINT chat_session_words_pkey DO UPDATE
      SET words = CASE kept.source WHEN 'message' THEN kept.words END || excluded.words
  )
  SELECT coalesce(count(*) < most, true) INTO is_all FROM fresh;
  RETURN is_all;
END $$;

CREATE FUNCTION drop_session_words(owner uuid, session uuid, source text, source_id uuid)
  RETURNS void LANGUAGE sql SET search_path = 'public'
BEGIN ATOMIC
  SELECT pg_advisory_xact_lock_shared(7305773, search_words_lock(owner));
  DELETE FROM chat_session_words AS words
  WHERE words.user_id = owner AND words.session_id = session
    AND words.source = drop_session_words.source AND words.source_id = drop_session_words.source_id;
END;

CREATE FUNCTION index_later(owner uuid, session uuid, from_position bigint)
  RETURNS void LANGUAGE sql SET search_path = 'public'
BEGIN ATOMIC
  INSERT INTO sessions_to_index AS waiting (user_id, session_id, from_position)
  VALUES (owner, session, index_later.from_position)
  ON CONFLICT (user_id, session_id) DO UPDATE
    SET from_position = least(waiting.from_position, excluded.from_position);
END;

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

CREATE FUNCTION index_session_name() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.folded_name = OLD.folded_name THEN RETURN NULL; END IF;
    PERFORM drop_session_words(OLD.user_id, OLD.id, 'name', OLD.id);
  END IF;
  PERFORM add_session_words(NEW.user_id, NEW.id, 'name', NEW.id, NEW.folded_name);
  RETURN NULL;
END $$;

-- Every word of a merged row is indexed again, so a long session waits for more messages: about a
-- hundred words for each message, whatever the length.
CREATE FUNCTION index_message() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
BEGIN
  IF NOT add_session_words(NEW.user_id, NEW.session_id, 'message', NEW.id, NEW.folded_content) THEN
    PERFORM index_later(NEW.user_id, NEW.session_id, NEW.position);
  END IF;
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

CREATE FUNCTION index_choices() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  written text := written_words(NEW.choices, NEW.optimization_results);
BEGIN
  IF written IS NOT DISTINCT FROM written_words(OLD.choices, OLD.optimization_results) THEN
    RETURN NULL;
  END IF;
  PERFORM drop_session_words(NEW.user_id, NEW.session_id, 'choices', NEW.id);
  PERFORM add_session_words(NEW.user_id, NEW.session_id, 'choices', NEW.id, written);
  RETURN NULL;
END $$;

-- A deleted message may have been the first with a word that others have as well.
CREATE FUNCTION unindex_messages() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  session record;
BEGIN
  FOR session IN
    SELECT user_id, session_id AS id, array_agg(id) AS gone
    FROM removed
    WHERE EXISTS (
      SELECT FROM chat_sessions AS kept
      WHERE kept.id = removed.session_id AND kept.user_id = removed.user_id
    )
    GROUP BY user_id, session_id
  LOOP
    PERFORM pg_advisory_xact_lock_shared(7305773, search_words_lock(session.user_id));
    DELETE FROM chat_session_words AS words
    WHERE words.user_id = session.user_id AND words.session_id = session.id
      AND words.source IN ('message', 'choices')
      AND words.source_id = ANY (session.gone || session.id);
    IF NOT (
      SELECT bool_and(
        add_session_words(message.user_id, session_id, 'message', message.id, folded_content)
      )
      FROM (
        SELECT * FROM chat_messages
        WHERE user_id = session.user_id AND session_id = session.id
        ORDER BY position
      ) AS message
    ) THEN
      PERFORM index_later(session.user_id, session.id, 0);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE FUNCTION index_recipient() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.recipient, NEW.session_id, NEW.deleted_at IS NULL)
      IS NOT DISTINCT FROM (OLD.recipient, OLD.session_id, OLD.deleted_at IS NULL)
    THEN RETURN NULL; END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM drop_session_words(OLD.user_id, OLD.session_id, 'recipient', OLD.id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.session_id IS NOT NULL AND NEW.deleted_at IS NULL THEN
      PERFORM add_session_words(
        NEW.user_id, NEW.session_id, 'recipient', NEW.id, fold_text(NEW.recipient)
      );
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION forget_unused_words(owner uuid, gone bigint[])
  RETURNS void LANGUAGE sql SET search_path = 'public'
BEGIN ATOMIC
  DELETE FROM search_words AS known
  USING (
    SELECT unnest(gone) AS word_id
    EXCEPT
    -- Most words are in other sessions too: cheaper than to look each up.
    SELECT unnest(words)
    FROM (SELECT words FROM chat_session_words WHERE user_id = owner LIMIT 100) AS others
  ) AS gone
  WHERE known.user_id = owner AND known.word_id = gone.word_id AND NOT EXISTS (
    SELECT FROM chat_session_words AS others WHERE others.words @> ARRAY[gone.word_id]
  );
END;

-- A word leaves with the last text that had it; a little later, if somebody is adding or forgetting
-- words of the same person just then.
CREATE FUNCTION forget_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  owner uuid;
  gone bigint[];
BEGIN
  IF current_setting('replysmith.is_merging', true) = 'on' THEN RETURN NULL; END IF;
  FOR owner, gone IN
    SELECT user_id, array_agg(DISTINCT word) FROM removed, unnest(words) AS word
    -- An account that is going takes its words along.
    WHERE user_id IN (SELECT id FROM auth.users)
    GROUP BY user_id
  LOOP
    IF pg_try_advisory_xact_lock(7305773, search_words_lock(owner)) THEN
      PERFORM forget_unused_words(owner, gone);
    ELSE
      INSERT INTO words_to_forget (user_id, words) VALUES (owner, gone);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Indexes the next messages of a session, as many as take a moment. The caller has the words of the
-- person to themselves. The session and the person are not locked before there are words for them,
-- so that nobody who deletes one waits for this while this waits for them.
CREATE FUNCTION index_part_of_session(owner uuid, session uuid) RETURNS void
  LANGUAGE plpgsql SET search_path = 'public'
AS $$
DECLARE
  start bigint;
  part record;
  is_all boolean;
BEGIN
  SELECT from_position INTO start FROM sessions_to_index
  WHERE user_id = owner AND session_id = session;
  IF start = 0 THEN
    PERFORM add_session_words(owner, session, 'name', session, folded_name)
    FROM chat_sessions WHERE user_id = owner AND id = session;
    PERFORM add_session_words(owner, session, 'recipient', id, fold_text(recipient))
    FROM sent_emails WHERE user_id = owner AND session_id = session AND deleted_at IS NULL;
  END IF;
  SELECT min(position) AS first, max(position) AS last, string_agg(folded_content, ' ') AS said
  INTO part
  FROM (
    SELECT position, folded_content, sum(size) OVER (ORDER BY position) - size AS size_before
    FROM (
      SELECT position, folded_content, length(folded_content) + CASE
        WHEN choices IS NULL THEN 0
        ELSE pg_column_size(choices) + coalesce(pg_column_size(optimization_results), 0)
      END AS size
      FROM chat_messages
      WHERE user_id = owner AND session_id = session AND position >= start
      ORDER BY position LIMIT 100
    ) AS message
  ) AS message
  WHERE size_before < 30000;
  is_all := add_session_words(owner, session, 'message', session, part.said);
  PERFORM add_session_words(
    owner, session, 'choices', id, written_words(choices, optimization_results)
  )
  FROM chat_messages
  WHERE user_id = owner AND session_id = session AND position BETWEEN part.first AND part.last
    AND choices IS NOT NULL;
  IF is_all AND NOT EXISTS (
    SELECT FROM chat_messages
    WHERE user_id = owner AND session_id = session AND position > part.last
  ) THEN
    DELETE FROM sessions_to_index WHERE user_id = owner AND session_id = session;
  ELSE
    UPDATE sessions_to_index
    SET from_position = CASE WHEN is_all THEN part.last + 1 ELSE part.first END
    WHERE user_id = owner AND session_id = session;
  END IF;
EXCEPTION WHEN foreign_key_violation THEN
  -- It has just been deleted, and with it what was to be done.
END $$;

-- Each does a little of what is to be done. False when somebody is adding words of everybody who
-- is looked at, null when nothing is left.
CREATE FUNCTION index_next_session() RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  waiting record;
BEGIN
  FOR waiting IN
    SELECT user_id, session_id FROM sessions_to_index ORDER BY user_id, session_id LIMIT 20
  LOOP
    IF pg_try_advisory_xact_lock(7305773, search_words_lock(waiting.user_id)) THEN
      PERFORM index_part_of_session(waiting.user_id, waiting.session_id);
      RETURN true;
    END IF;
  END LOOP;
  RETURN CASE WHEN FOUND THEN false END;
END $$;

CREATE FUNCTION forget_next_words() RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  noted record;
BEGIN
  FOR noted IN SELECT id, user_id, words FROM words_to_forget ORDER BY id LIMIT 20 LOOP
    IF pg_try_advisory_xact_lock(7305773, search_words_lock(noted.user_id)) THEN
      PERFORM forget_unused_words(noted.user_id, noted.words);
      DELETE FROM words_to_forget WHERE id = noted.id;
      RETURN true;
    END IF;
  END LOOP;
  RETURN CASE WHEN FOUND THEN false END;
END $$;

-- The policies bind the table's owner too, so they are lifted for as long as this takes.
ALTER TABLE chat_sessions NO FORCE ROW LEVEL SECURITY;
INSERT INTO sessions_to_index (user_id, session_id) SELECT user_id, id FROM chat_sessions;
ALTER TABLE sessions_to_index ADD FOREIGN KEY (user_id, session_id)
  REFERENCES chat_sessions (user_id, id) ON DELETE CASCADE;
ALTER TABLE chat_sessions FORCE ROW LEVEL SECURITY;
ANALYZE sessions_to_index;

-- Without a list of what is still to be sorted in, which every search would have to read.
CREATE INDEX search_words_pieces_idx ON search_words
  USING gin (user_id, pieces_of(word)) WITH (fastupdate = off);
CREATE INDEX chat_session_words_idx ON chat_session_words
  USING gin (words) WITH (fastupdate = off);
CREATE INDEX chat_sessions_listed_idx ON chat_sessions (user_id, is_archived, last_activity DESC)
  WHERE deleted_at IS NULL;

CREATE TRIGGER index_session_name AFTER INSERT OR UPDATE OF folded_name ON chat_sessions
  FOR EACH ROW EXECUTE FUNCTION index_session_name();
CREATE TRIGGER index_message AFTER INSERT ON chat_messages
  FOR EACH ROW EXECUTE FUNCTION index_message();
CREATE TRIGGER index_choices AFTER UPDATE OF choices ON chat_messages
  FOR EACH ROW WHEN (NEW.choices IS DISTINCT FROM OLD.choices) EXECUTE FUNCTION index_choices();
CREATE TRIGGER unindex_messages AFTER DELETE ON chat_messages
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION unindex_messages();
CREATE TRIGGER index_recipient AFTER INSERT OR DELETE OR UPDATE OF recipient, session_id, deleted_at
  ON sent_emails FOR EACH ROW EXECUTE FUNCTION index_recipient();
CREATE TRIGGER forget_words AFTER DELETE ON chat_session_words
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_words();

ALTER TABLE search_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE chat_session_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE sessions_to_index ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE words_to_forget ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON search_words USING (user_id = acting_user_id());
CREATE POLICY own_rows ON chat_session_words USING (user_id = acting_user_id());
GRANT SELECT ON search_words, chat_session_words TO replysmith_user;

-- Searches read through views, and the triggers write: both as the role that nobody acts in, as
-- docs/decisions/0030-search-behind-a-view.md says.
GRANT replysmith_searcher TO CURRENT_USER;
GRANT CREATE ON SCHEMA public TO replysmith_searcher;
CREATE POLICY searched ON search_words TO replysmith_searcher USING (true);
CREATE POLICY searched ON chat_session_words TO replysmith_searcher USING (true);
CREATE POLICY searched ON chat_sessions FOR SELECT TO replysmith_searcher USING (true);
CREATE POLICY searched ON chat_messages FOR SELECT TO replysmith_searcher USING (true);
CREATE POLICY searched ON sent_emails FOR SELECT TO replysmith_searcher USING (true);
CREATE POLICY to_do ON sessions_to_index TO replysmith_searcher USING (true);
CREATE POLICY to_do ON words_to_forget TO replysmith_searcher USING (true);
GRANT SELECT, INSERT, DELETE
  ON search_words, chat_session_words, sessions_to_index, words_to_forget TO replysmith_searcher;
GRANT UPDATE (words) ON chat_session_words TO replysmith_searcher;
GRANT UPDATE (from_position) ON sessions_to_index TO replysmith_searcher;
GRANT SELECT (id, user_id, folded_name) ON chat_sessions TO replysmith_searcher;
GRANT SELECT (id, user_id, session_id, recipient, deleted_at) ON sent_emails
  TO replysmith_searcher;
GRANT SELECT ON chat_messages TO replysmith_searcher;
GRANT USAGE ON SCHEMA auth TO replysmith_searcher;
GRANT SELECT (id) ON auth.users TO replysmith_searcher;
CREATE VIEW own_search_words AS
  SELECT word_id, word, pieces_of(word) AS pieces
  FROM search_words WHERE user_id = acting_user_id();
CREATE VIEW own_session_words AS
  SELECT session_id, words FROM chat_session_words WHERE user_id = acting_user_id();
ALTER VIEW own_search_words OWNER TO replysmith_searcher;
ALTER VIEW own_session_words OWNER TO replysmith_searcher;
REVOKE ALL ON own_search_words, own_session_words FROM PUBLIC;
GRANT SELECT ON own_search_words, own_session_words TO replysmith_user;
REVOKE EXECUTE ON FUNCTION
  add_session_words(uuid, uuid, text, uuid, text), drop_session_words(uuid, uuid, text, uuid),
  index_later(uuid, uuid, bigint), merge_session_words(uuid, uuid),
  forget_unused_words(uuid, bigint[]), index_part_of_session(uuid, uuid),
  index_session_name(), index_message(), index_choices(), unindex_messages(), index_recipient(),
  forget_words(), index_next_session(), forget_next_words()
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  add_session_words(uuid, uuid, text, uuid, text), drop_session_words(uuid, uuid, text, uuid),
  index_later(uuid, uuid, bigint), merge_session_words(uuid, uuid),
  forget_unused_words(uuid, bigint[]), index_part_of_session(uuid, uuid)
TO replysmith_searcher;
GRANT EXECUTE ON FUNCTION index_next_session(), forget_next_words() TO replysmith_operator;
ALTER FUNCTION index_session_name() OWNER TO replysmith_searcher;
ALTER FUNCTION index_message() OWNER TO replysmith_searcher;
ALTER FUNCTION index_choices() OWNER TO replysmith_searcher;
ALTER FUNCTION unindex_messages() OWNER TO replysmith_searcher;
ALTER FUNCTION index_recipient() OWNER TO replysmith_searcher;
ALTER FUNCTION forget_words() OWNER TO replysmith_searcher;
ALTER FUNCTION index_next_session() OWNER TO replysmith_searcher;
ALTER FUNCTION forget_next_words() OWNER TO replysmith_searcher;
REVOKE CREATE ON SCHEMA public FROM replysmith_searcher;
REVOKE replysmith_searcher FROM CURRENT_USER;
