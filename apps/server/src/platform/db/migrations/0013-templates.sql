-- What is searched for may stand anywhere in a text.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- The index of words knows pieces of three plain letters or digits and nothing else. These are the
-- pieces of one and two characters that it cannot tell: whatever has a mark, a sign or a letter of
-- another alphabet in it, and what a word begins with right after one of those.
CREATE FUNCTION short_pieces_of(words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT piece
  FROM string_to_array(
    regexp_replace(
      words,
      '([a-z0-9]{1,2})[a-z0-9 \t\r\n]*|[ \t\r\n][a-z0-9 \t\r\n]*',
      '\1 ', 'g'
    ),
    NULL
  ) AS characters
  CROSS JOIN LATERAL unnest(characters, characters[2:]) AS pair (one, next)
  CROSS JOIN LATERAL (VALUES (one), (one || next)) AS either (piece)
  WHERE piece !~ ' |^[a-z0-9]$'
);

CREATE TABLE template_folders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  name text NOT NULL,
  -- As names are compared: "Sales" and "sales" are the same.
  folded_name text NOT NULL,
  description text,
  color text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (id, user_id),
  UNIQUE (user_id, folded_name)
);

CREATE TABLE email_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  name text NOT NULL,
  subject_line text NOT NULL,
  email_content text NOT NULL,
  category text NOT NULL,
  folder_id uuid,
  tags text[] NOT NULL DEFAULT '{}',
  description text,
  template_variables jsonb NOT NULL DEFAULT '[]',
  -- What the coach reads it as; it guesses where nothing is said.
  stage text CHECK (stage IN ('first', 'follow_up')),
  parent_template_id uuid,
  library_template_id text,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  is_favorite boolean NOT NULL DEFAULT false,
  usage_count integer NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  clone_count integer NOT NULL DEFAULT 0 CHECK (clone_count >= 0),
  optimization_score integer CHECK (optimization_score BETWEEN 0 AND 100),
  last_used_at timestamptz(3),
  deleted_at timestamptz(3),
  -- The workflow that copied it, though that be gone: no workflow copies it again.
  copied_by_rule_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The same words as they are searched: without case, accents and odd forms of letters.
  folded_name text NOT NULL,
  folded_subject text NOT NULL,
  folded_tags text NOT NULL,
  folded_content text NOT NULL,
  short_pieces text[] NOT NULL GENERATED ALWAYS AS (
    short_pieces_of(
      folded_name || E'\n' || folded_subject || E'\n' || folded_tags || E'\n' || folded_content
    )
  ) STORED,
  -- Where it lies, for searches in one index of both.
  filed_under text[] NOT NULL GENERATED ALWAYS AS (
    ARRAY[
      'folder ' || coalesce(folder_id::text, 'none'),
      'category ' || category,
      'favorite ' || is_favorite::text
    ]
  ) STORED,
  -- Of name, subject and content: the same words are saved once.
  content_digest text NOT NULL,
  UNIQUE (id, user_id),
  -- Both columns, so that a template cannot lie in somebody else's folder or stem from their template.
  FOREIGN KEY (folder_id, user_id) REFERENCES template_folders (id, user_id)
    ON DELETE SET NULL (folder_id),
  FOREIGN KEY (parent_template_id, user_id) REFERENCES email_templates (id, user_id)
    ON DELETE SET NULL (parent_template_id)
);
-- An index for each order that lists are shown in, and one for each filter that leaves few; what
-- they include is filtered by as well, and counted without a look at the rows.
CREATE INDEX email_templates_newest_idx ON email_templates (user_id, created_at DESC, id)
  WHERE deleted_at IS NULL;
CREATE INDEX email_templates_name_idx ON email_templates (user_id, folded_name, id)
  WHERE deleted_at IS NULL;
CREATE INDEX email_templates_usage_idx ON email_templates (user_id, usage_count DESC, id)
  WHERE deleted_at IS NULL;
CREATE INDEX email_templates_changed_idx ON email_templates (user_id, updated_at DESC, id)
  WHERE deleted_at IS NULL;
CREATE INDEX email_templates_score_idx
  ON email_templates (user_id, optimization_score DESC NULLS LAST, id)
  WHERE deleted_at IS NULL;
CREATE INDEX email_templates_folder_idx ON email_templates (user_id, folder_id, created_at DESC, id)
  INCLUDE (is_favorite) WHERE deleted_at IS NULL;
CREATE INDEX email_templates_category_idx
  ON email_templates (user_id, category, created_at DESC, id)
  INCLUDE (folder_id, is_favorite) WHERE deleted_at IS NULL;
CREATE INDEX email_templates_favorite_idx ON email_templates (user_id, created_at DESC, id)
  WHERE deleted_at IS NULL AND is_favorite;
CREATE INDEX email_templates_search_idx ON email_templates USING gin (
    user_id,
    filed_under,
    tags,
    (folded_name || E'\n' || folded_subject || E'\n' || folded_tags || E'\n' || folded_content)
      gin_trgm_ops,
    short_pieces
  ) WHERE deleted_at IS NULL;
CREATE INDEX email_templates_digest_idx ON email_templates (user_id, content_digest)
  WHERE deleted_at IS NULL;
CREATE INDEX email_templates_trash_idx ON email_templates (user_id, deleted_at DESC, id)
  WHERE deleted_at IS NOT NULL;
CREATE INDEX email_templates_expired_idx ON email_templates (deleted_at)
  WHERE deleted_at IS NOT NULL;
CREATE INDEX email_templates_library_idx
  ON email_templates (user_id, library_template_id, created_at DESC)
  WHERE library_template_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX email_templates_parent_idx ON email_templates (parent_template_id)
  WHERE parent_template_id IS NOT NULL;

CREATE TABLE template_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  template_id uuid NOT NULL,
  user_id uuid NOT NULL,
  version integer NOT NULL,
  name text NOT NULL,
  subject_line text NOT NULL,
  email_content text NOT NULL,
  category text NOT NULL,
  tags text[] NOT NULL,
  description text,
  template_variables jsonb NOT NULL,
  stage text CHECK (stage IN ('first', 'follow_up')),
  optimization_score integer,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (template_id, version),
  FOREIGN KEY (template_id, user_id) REFERENCES email_templates (id, user_id) ON DELETE CASCADE
);

CREATE TABLE template_usage_analytics (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  template_id uuid NOT NULL,
  user_id uuid NOT NULL,
  usage_type text NOT NULL CHECK (usage_type IN ('use', 'copy', 'clone')),
  context_data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (template_id, user_id) REFERENCES email_templates (id, user_id) ON DELETE CASCADE
);
CREATE INDEX template_usage_template_idx ON template_usage_analytics (template_id);
CREATE INDEX template_usage_newest_idx ON template_usage_analytics (user_id, created_at DESC);

-- How many templates of each kind a person has: counting a hundred thousand takes too long.
CREATE TABLE template_counts (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  kind text NOT NULL
    CHECK (kind IN ('saved', 'trash', 'favorite', 'folder', 'category', 'tag')),
  -- The folder's id, the category or the tag; empty where the kind says it all, and for no folder.
  value text NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (user_id, kind, value)
);

-- What was sent with a key, and what was answered: sent again, it is not done again.
CREATE TABLE idempotent_calls (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  idempotency_key uuid NOT NULL,
  request_digest text NOT NULL,
  reply jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, idempotency_key)
);
CREATE INDEX idempotent_calls_oldest_idx ON idempotent_calls (created_at);

ALTER TABLE template_folders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE email_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE template_versions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE template_usage_analytics ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE template_counts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE idempotent_calls ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON template_folders USING (user_id = acting_user_id());
CREATE POLICY own_rows ON email_templates USING (user_id = acting_user_id());
CREATE POLICY own_rows ON template_versions USING (user_id = acting_user_id());
CREATE POLICY own_rows ON template_usage_analytics USING (user_id = acting_user_id());
CREATE POLICY own_rows ON template_counts USING (user_id = acting_user_id());
CREATE POLICY own_rows ON idempotent_calls USING (user_id = acting_user_id());
-- What nobody can have back any more; of templates the operator finds out whose they are.
CREATE POLICY expired ON email_templates FOR SELECT TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND deleted_at < now() - interval '30 days'
);
CREATE POLICY expired ON idempotent_calls TO replysmith_operator USING (
  current_user = 'replysmith_operator' AND created_at < now() - interval '1 day'
);

GRANT SELECT, DELETE ON template_folders TO replysmith_user;
GRANT INSERT (id, user_id, name, folded_name, description, color, created_at, updated_at),
  UPDATE (name, folded_name, description, color, updated_at) ON template_folders TO replysmith_user;
GRANT SELECT, DELETE ON email_templates TO replysmith_user;
GRANT INSERT ON email_templates TO replysmith_user;
GRANT UPDATE (
    name, subject_line, email_content, category, folder_id, tags, description, template_variables,
    stage, version, is_favorite, usage_count, clone_count, optimization_score, last_used_at, deleted_at,
    updated_at, folded_name, folded_subject, folded_tags, folded_content, content_digest
  ) ON email_templates TO replysmith_user;
GRANT SELECT, INSERT, DELETE ON template_versions TO replysmith_user;
GRANT SELECT, INSERT ON template_usage_analytics TO replysmith_user;
GRANT SELECT ON template_counts TO replysmith_user;
GRANT SELECT, INSERT ON idempotent_calls TO replysmith_user;
GRANT SELECT (user_id, deleted_at) ON email_templates TO replysmith_operator;
GRANT SELECT (user_id, created_at), DELETE ON idempotent_calls TO replysmith_operator;

-- Keeps the counts, and with them what a plan limits, in the statement that changes templates.
CREATE FUNCTION count_templates() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
DECLARE
  acting text := current_setting('replysmith.user_id', true);
  changed text := concat_ws(
    ' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT *, 1 AS delta FROM added' END,
    CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT *, -1 AS delta FROM removed' END
  );
  owner uuid;
BEGIN
  FOR owner IN EXECUTE format('SELECT DISTINCT user_id FROM (%s) AS changed', changed) LOOP
    -- An account that is going takes its counts along.
    CONTINUE WHEN NOT EXISTS (SELECT FROM auth.users WHERE id = owner);
    PERFORM set_config('replysmith.user_id', owner::text, true);
    EXECUTE format(
      $query$
        INSERT INTO public.template_counts AS kept (user_id, kind, value, count)
        SELECT user_id, kind, value, sum(delta)
        FROM (%s) AS changed
        CROSS JOIN LATERAL (
          SELECT 'trash', '' WHERE deleted_at IS NOT NULL
          UNION ALL
          SELECT counted.kind, counted.value
          FROM (
            SELECT 'saved' AS kind, '' AS value
            UNION ALL SELECT 'folder', coalesce(folder_id::text, '')
            UNION ALL SELECT 'category', category
            UNION ALL SELECT 'favorite', '' WHERE is_favorite
            UNION ALL SELECT 'tag', tag FROM unnest(tags) AS tag
          ) AS counted
          WHERE deleted_at IS NULL
        ) AS one (kind, value)
        WHERE user_id = $1
        GROUP BY user_id, kind, value
        HAVING sum(delta) <> 0
        ORDER BY user_id, kind, value
        ON CONFLICT (user_id, kind, value) DO UPDATE SET count = kept.count + excluded.count
      $query$,
      changed
    ) USING owner;
    DELETE FROM public.template_counts WHERE user_id = owner AND count = 0;
    UPDATE public.user_subscriptions AS subscription
    SET usage_tracking = jsonb_set(usage_tracking, '{templates_saved}', to_jsonb(saved.count))
    FROM (
      SELECT coalesce(sum(count), 0)::integer AS count
      FROM public.template_counts
      WHERE user_id = owner AND kind = 'saved'
    ) AS saved
    WHERE subscription.user_id = owner
      AND (usage_tracking ->> 'templates_saved')::integer IS DISTINCT FROM saved.count;
  END LOOP;
  PERFORM set_config('replysmith.user_id', coalesce(acting, ''), true);
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION count_templates() FROM PUBLIC;

CREATE TRIGGER count_added AFTER INSERT ON email_templates
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_templates();
CREATE TRIGGER count_changed AFTER UPDATE ON email_templates
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_templates();
CREATE TRIGGER count_removed AFTER DELETE ON email_templates
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_templates();

-- Row-level security keeps the planner from looking up a piece of text or a tag in an index. Lists
-- read this view instead: its owner may see every row, and it shows those of the acting user alone.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'replysmith_searcher') THEN
    CREATE ROLE replysmith_searcher NOLOGIN NOINHERIT;
  END IF;
END $$;
GRANT replysmith_searcher TO CURRENT_USER;
GRANT USAGE, CREATE ON SCHEMA public TO replysmith_searcher;
CREATE POLICY searched ON email_templates FOR SELECT TO replysmith_searcher USING (true);
GRANT SELECT ON email_templates TO replysmith_searcher;
CREATE VIEW own_templates AS
  SELECT *,
    folded_name || E'\n' || folded_subject || E'\n' || folded_tags || E'\n' || folded_content
      AS search_text
  FROM email_templates
  WHERE user_id = acting_user_id();
ALTER VIEW own_templates OWNER TO replysmith_searcher;
REVOKE ALL ON own_templates FROM PUBLIC;
GRANT SELECT ON own_templates TO replysmith_user;
REVOKE CREATE ON SCHEMA public FROM replysmith_searcher;
-- Nobody acts in this role, and whoever were a member of it would see everybody's templates.
REVOKE replysmith_searcher FROM CURRENT_USER;
