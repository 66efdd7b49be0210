DROP TRIGGER index_recipient ON sent_emails;
DROP TRIGGER unindex_messages ON chat_messages;
DROP TRIGGER index_choices ON chat_messages;
DROP TRIGGER index_message ON chat_messages;
DROP TRIGGER index_session_name ON chat_sessions;
DROP VIEW own_session_words, own_search_words;
DROP FUNCTION drop_session_words(uuid, uuid, text, uuid), index_later(uuid, uuid, bigint),
  forget_unused_words(uuid, bigint[]);
DROP TABLE chat_session_words, search_words, sessions_to_index, words_to_forget;
DROP INDEX chat_sessions_listed_idx;
DROP POLICY searched ON sent_emails;
DROP POLICY searched ON chat_messages;
DROP POLICY searched ON chat_sessions;
REVOKE SELECT ON chat_messages FROM replysmith_searcher;
REVOKE SELECT (id, user_id, session_id, recipient, deleted_at) ON sent_emails
  FROM replysmith_searcher;
REVOKE SELECT (id, user_id, folded_name) ON chat_sessions FROM replysmith_searcher;
REVOKE SELECT (id) ON auth.users FROM replysmith_searcher;
REVOKE USAGE ON SCHEMA auth FROM replysmith_searcher;
DROP FUNCTION index_next_session(), forget_next_words(), index_part_of_session(uuid, uuid),
  index_recipient(), unindex_messages(), index_choices(), index_message(),
  index_session_name(), forget_words(), merge_session_words(uuid, uuid),
  add_session_words(uuid, uuid, text, uuid, text), search_words_lock(uuid),
  word_id_of(uuid, text), pieces_of(text), written_words(jsonb, jsonb), fold_text(text);
