DROP TRIGGER index_recipient ON sent_emails;
DROP TRIGGER unindex_messages ON chat_messages;
DROP TRIGGER index_choices ON chat_messages;
DROP TRIGGER index_message ON chat_messages;
DROP TRIGGER index_session_name ON chat_sessions;
DROP VIEW own_session_words, own_search_words;
DROP FUNCTION drop_session_words(uuid, uuid, text, uuid);
DROP TABLE chat_session_words, search_words;
DROP INDEX chat_sessions_listed_idx;
DROP POLICY searched ON chat_messages;
DROP POLICY searched ON chat_sessions;
REVOKE SELECT ON chat_messages FROM replysmith_searcher;
REVOKE SELECT (id, user_id) ON chat_sessions FROM replysmith_searcher;
REVOKE SELECT (id) ON auth.users FROM replysmith_searcher;
REVOKE USAGE ON SCHEMA auth FROM replysmith_searcher;
DROP FUNCTION index_recipient(), unindex_messages(), index_choices(), index_message(),
  index_session_name(), forget_words(),
  add_session_words(uuid, uuid, text, uuid, text), search_words_lock(uuid),
  word_id_of(uuid, text), pieces_of(text), written_words(jsonb, jsonb), fold_text(text);
