-- Keys with which a person's programs call the API. Only a hash of each is kept, and the role that
-- acts for its owner may not read even that.
CREATE TABLE access_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  name text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('read', 'write', 'coach')),
  hash bytea NOT NULL UNIQUE,
  -- By which its owner recognises it.
  last_characters text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Null for one that does not expire.
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  last_used_from text,
  last_used_by text,
  revoked_at timestamptz(3)
);
CREATE INDEX access_keys_of_person_idx ON access_keys (user_id, created_at DESC);
CREATE INDEX access_keys_over_idx ON access_keys (least(revoked_at, expires_at));

ALTER TABLE access_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON access_keys USING (user_id = acting_user_id());
-- Whose key it is that a call brings is not known before it is found.
CREATE POLICY found ON access_keys FOR SELECT TO replysmith_operator
  USING (current_user = 'replysmith_operator');
CREATE POLICY used ON access_keys FOR UPDATE TO replysmith_operator
  USING (current_user = 'replysmith_operator');
CREATE POLICY forgotten ON access_keys FOR DELETE TO replysmith_operator USING (
  current_user = 'replysmith_operator'
  AND least(revoked_at, expires_at) < now() - interval '1 day'
);
GRANT SELECT (
    id, user_id, name, scope, last_characters, created_at, expires_at, last_used_at,
    last_used_from, last_used_by, revoked_at
  ),
  INSERT (id, user_id, name, scope, hash, last_characters, created_at, expires_at),
  UPDATE (revoked_at) ON access_keys TO replysmith_user;
GRANT SELECT, UPDATE (last_used_at, last_used_from, last_used_by), DELETE
  ON access_keys TO replysmith_operator;

-- Servers remember for seconds who calls with which key.
CREATE FUNCTION tell_key_end() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  PERFORM pg_notify(
    'replysmith', json_build_object('type', 'account', 'user_id', NEW.user_id)::text
  );
  RETURN NULL;
END $$;
CREATE TRIGGER tell_key_end AFTER UPDATE OF revoked_at ON access_keys
  FOR EACH ROW EXECUTE FUNCTION tell_key_end();
