-- Which server writes the answer; it shows that it lives by a lock (db/server-presence.ts).
ALTER TABLE ai_requests ADD COLUMN server_id integer;
GRANT INSERT (server_id) ON ai_requests TO replysmith_meter;
GRANT SELECT (server_id) ON ai_requests TO replysmith_keeper;
