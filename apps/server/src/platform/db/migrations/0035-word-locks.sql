-- Servers lock their ids, from 1 up, under the same first key.

-- Waits for whoever holds a lock by the old rule, and lets nobody take another until this is done.
LOCK TABLE chat_sessions, chat_messages, sent_emails IN SHARE ROW EXCLUSIVE MODE;

-- Below 0, whatever the hash is.
CREATE OR REPLACE FUNCTION search_words_lock(owner uuid) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT RETURN hashtext(owner::text) | (1 << 31);
