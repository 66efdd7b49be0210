LOCK TABLE chat_sessions, chat_messages, sent_emails IN SHARE ROW EXCLUSIVE MODE;
CREATE OR REPLACE FUNCTION search_words_lock(owner uuid) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT RETURN hashtext(owner::text);
