-- What analytics count over long ranges, summed up: docs/decisions/0066-analytics-from-sums.md.
CREATE TABLE analytics_sums (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  series text NOT NULL,
  -- Where the hour or the day of UTC begins.
  slot timestamptz NOT NULL,
  -- Empty where the score has none.
  score_version text NOT NULL,
  key text[] NOT NULL,
  count integer NOT NULL,
  -- Sums of scores or of points lost, before and after.
  before integer NOT NULL,
  after integer NOT NULL,
  -- With the sums, so that a range is read from the index alone.
  PRIMARY KEY (user_id, series, slot, score_version, key) INCLUDE (count, before, after)
);

-- Whose rows are not summed up yet, and from which moment back. The job make-sums does that, and
-- deletes the row with the last of them.
CREATE TABLE sums_to_make (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  before timestamptz NOT NULL
);

-- What a row of each table adds to the sums.
CREATE FUNCTION sums_of_answer(
  user_id uuid, created_at timestamptz, score_version text, original_score integer,
  optimized_score integer, template_id uuid, industry_context text, rule_losses jsonb,
  improvement_areas text[]
) RETURNS SETOF analytics_sums
  LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT user_id, series,
    date_bin(
      CASE series WHEN 'answers' THEN interval '1 hour' ELSE interval '1 day' END,
      created_at, timestamptz '2000-01-01 00:00:00Z'
    ),
    coalesce(score_version, ''), key, 1, before, after
  FROM (
    SELECT 'answers' AS series, '{}'::text[] AS key, original_score AS before,
      optimized_score AS after
    UNION ALL
    SELECT 'template', ARRAY[template_id::text], original_score, optimized_score
    WHERE template_id IS NOT NULL
    UNION ALL
    SELECT 'industry', ARRAY[coalesce(industry_context, 'general')], original_score,
      optimized_score
    UNION ALL
    SELECT 'rule', ARRAY[rule, name], before, after
    FROM jsonb_to_recordset(rule_losses)
      AS loss (rule text, name text, before integer, after integer)
    WHERE before > 0
    UNION ALL
    SELECT 'area', ARRAY[area], 0, 0
    FROM (
      SELECT name FROM jsonb_to_recordset(rule_losses) AS loss (name text, before integer)
      WHERE before > 0
      UNION
      SELECT unnest(improvement_areas) WHERE rule_losses = '[]'
    ) AS cost (area)
  ) AS entry;
END;

CREATE FUNCTION sums_of_sent_email(
  user_id uuid, sent_at timestamptz, score_version text, status text, template_id uuid,
  campaign_id uuid, score integer, deleted_at timestamptz
) RETURNS SETOF analytics_sums
  LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT user_id, series, date_bin(interval '1 day', sent_at, timestamptz '2000-01-01 00:00:00Z'),
    coalesce(score_version, ''), key, 1, 0, 0
  FROM (
    SELECT 'outcome' AS series, ARRAY[status, template_id::text, campaign_id::text] AS key
    UNION ALL
    SELECT 'scored', ARRAY[status, score::text] WHERE score IS NOT NULL
  ) AS entry
  WHERE deleted_at IS NULL;
END;

-- Takes away the one and adds the other, in the order of the key, so that nobody waits for somebody
-- who waits for them. What is still to be summed up is left to that.
CREATE FUNCTION change_sums(owner uuid, removed analytics_sums[], added analytics_sums[])
  RETURNS void LANGUAGE plpgsql SET search_path = 'public'
AS $$
DECLARE
  acting text := current_setting('replysmith.user_id', true);
  summed_from timestamptz;
BEGIN
  -- An account that is going takes its sums along.
  IF added IS NULL AND NOT EXISTS (SELECT FROM auth.users WHERE id = owner) THEN RETURN; END IF;
  PERFORM set_config('replysmith.user_id', owner::text, true);
  SELECT before INTO summed_from FROM sums_to_make WHERE user_id = owner FOR SHARE;
  INSERT INTO analytics_sums AS kept
  SELECT user_id, series, slot, score_version, key,
    sum(sign * count), sum(sign * before), sum(sign * after)
  FROM (
    SELECT *, 1 AS sign FROM unnest(added) UNION ALL SELECT *, -1 FROM unnest(removed)
  ) AS changed
  WHERE slot >= coalesce(summed_from, '-infinity')
  GROUP BY user_id, series, slot, score_version, key
  HAVING (sum(sign * count), sum(sign * before), sum(sign * after)) <> (0, 0, 0)
  ORDER BY user_id, series, slot, score_version, key
  ON CONFLICT (user_id, series, slot, score_version, key) DO UPDATE SET
    count = kept.count + excluded.count,
    before = kept.before + excluded.before,
    after = kept.after + excluded.after;
  PERFORM set_config('replysmith.user_id', coalesce(acting, ''), true);
END $$;

CREATE FUNCTION sum_answers() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  owner uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR owner IN SELECT DISTINCT user_id FROM added LOOP
      PERFORM change_sums(owner, NULL, ARRAY(
        SELECT entry FROM added AS record, sums_of_answer(
          record.user_id, record.created_at, record.score_version, record.original_score,
          record.optimized_score, record.template_id, record.industry_context, record.rule_losses,
          record.improvement_areas
        ) AS entry
        WHERE record.user_id = owner
      ));
    END LOOP;
    RETURN NULL;
  END IF;
  PERFORM change_sums(
    OLD.user_id,
    ARRAY(SELECT entry FROM sums_of_answer(
      OLD.user_id, OLD.created_at, OLD.score_version, OLD.original_score,
      OLD.optimized_score, OLD.template_id, OLD.industry_context, OLD.rule_losses,
      OLD.improvement_areas
    ) AS entry),
    CASE WHEN TG_OP = 'UPDATE' THEN ARRAY(SELECT entry FROM sums_of_answer(
      NEW.user_id, NEW.created_at, NEW.score_version, NEW.original_score,
      NEW.optimized_score, NEW.template_id, NEW.industry_context, NEW.rule_losses,
      NEW.improvement_areas
    ) AS entry) END
  );
  RETURN NULL;
END $$;

CREATE FUNCTION sum_sent_emails() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  owner uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR owner IN SELECT DISTINCT user_id FROM added LOOP
      PERFORM change_sums(owner, NULL, ARRAY(
        SELECT entry FROM added AS record, sums_of_sent_email(
          record.user_id, record.sent_at, record.score_version, record.status, record.template_id,
          record.campaign_id, record.score, record.deleted_at
        ) AS entry
        WHERE record.user_id = owner
      ));
    END LOOP;
    RETURN NULL;
  END IF;
  PERFORM change_sums(
    OLD.user_id,
    ARRAY(SELECT entry FROM sums_of_sent_email(
      OLD.user_id, OLD.sent_at, OLD.score_version, OLD.status, OLD.template_id,
      OLD.campaign_id, OLD.score, OLD.deleted_at
    ) AS entry),
    CASE WHEN TG_OP = 'UPDATE' THEN ARRAY(SELECT entry FROM sums_of_sent_email(
      NEW.user_id, NEW.sent_at, NEW.score_version, NEW.status, NEW.template_id,
      NEW.campaign_id, NEW.score, NEW.deleted_at
    ) AS entry) END
  );
  RETURN NULL;
END $$;

-- Sums up the newest rows of a person that are not summed up yet, so many or a day. False while
-- somebody changes rows of the person, null when nothing is left.
CREATE FUNCTION sum_next_rows(owner uuid, most integer) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = 'public'
AS $$
DECLARE
  until timestamptz;
  start timestamptz;
BEGIN
  PERFORM set_config('replysmith.user_id', owner::text, true);
  -- Before anything else, as whoever deletes the account does.
  PERFORM FROM auth.users WHERE id = owner FOR KEY SHARE SKIP LOCKED;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT before INTO until FROM sums_to_make WHERE user_id = owner FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT FROM sums_to_make WHERE user_id = owner) THEN false END;
  END IF;
  SELECT CASE count(*) WHEN most
    THEN date_bin(interval '1 day', min(at), timestamptz '2000-01-01 00:00:00Z') ELSE '-infinity'
  END
  INTO start
  FROM (
    (SELECT created_at AS at FROM optimization_analytics
     WHERE user_id = owner AND created_at < until ORDER BY created_at DESC LIMIT most)
    UNION ALL
    (SELECT sent_at FROM sent_emails
     WHERE user_id = owner AND sent_at < until ORDER BY sent_at DESC LIMIT most)
    ORDER BY at DESC LIMIT most
  ) AS newest;
  INSERT INTO analytics_sums
  SELECT user_id, series, slot, score_version, key, sum(count), sum(before), sum(after)
  FROM (
    SELECT entry.*
    FROM optimization_analytics AS answer, sums_of_answer(
      answer.user_id, created_at, answer.score_version, original_score, optimized_score,
      template_id, industry_context, rule_losses, improvement_areas
    ) AS entry
    WHERE answer.user_id = owner AND created_at >= start AND created_at < until
    UNION ALL
    SELECT entry.*
    FROM sent_emails AS sent, sums_of_sent_email(
      sent.user_id, sent_at, sent.score_version, status, template_id, campaign_id, score, deleted_at
    ) AS entry
    WHERE sent.user_id = owner AND sent_at >= start AND sent_at < until
  ) AS entry
  GROUP BY user_id, series, slot, score_version, key
  ORDER BY slot, series;
  DELETE FROM sums_to_make WHERE user_id = owner AND start = '-infinity';
  UPDATE sums_to_make SET before = start WHERE user_id = owner;
  RETURN true;
END $$;

-- The policies bind the tables' owner too, so they are lifted for as long as this takes.
ALTER TABLE optimization_analytics NO FORCE ROW LEVEL SECURITY;
ALTER TABLE sent_emails NO FORCE ROW LEVEL SECURITY;
INSERT INTO sums_to_make
SELECT user_id,
  date_bin(interval '1 day', max(at), timestamptz '2000-01-01 00:00:00Z') + interval '1 day'
FROM (
  SELECT user_id, max(created_at) AS at FROM optimization_analytics GROUP BY user_id
  UNION ALL
  SELECT user_id, max(sent_at) FROM sent_emails GROUP BY user_id
) AS latest
GROUP BY user_id;
ALTER TABLE optimization_analytics FORCE ROW LEVEL SECURITY;
ALTER TABLE sent_emails FORCE ROW LEVEL SECURITY;

CREATE TRIGGER sum_added AFTER INSERT ON optimization_analytics
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_answers();
CREATE TRIGGER sum_changed AFTER DELETE OR UPDATE OF
    original_score, optimized_score, score_version, template_id, industry_context, rule_losses,
    improvement_areas, created_at
  ON optimization_analytics FOR EACH ROW EXECUTE FUNCTION sum_answers();
CREATE TRIGGER sum_added AFTER INSERT ON sent_emails
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_sent_emails();
CREATE TRIGGER sum_changed AFTER DELETE OR UPDATE OF
    status, template_id, campaign_id, score, score_version, sent_at, deleted_at
  ON sent_emails FOR EACH ROW EXECUTE FUNCTION sum_sent_emails();

ALTER TABLE analytics_sums ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE sums_to_make ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON analytics_sums USING (user_id = acting_user_id());
CREATE POLICY own_rows ON sums_to_make USING (user_id = acting_user_id());
CREATE POLICY listed ON sums_to_make FOR SELECT TO replysmith_operator
  USING (current_user = 'replysmith_operator');
GRANT SELECT ON analytics_sums, sums_to_make TO replysmith_user;
GRANT SELECT ON sums_to_make TO replysmith_operator;
GRANT EXECUTE ON FUNCTION sum_next_rows(uuid, integer) TO replysmith_operator;
REVOKE EXECUTE ON FUNCTION sum_next_rows(uuid, integer),
  change_sums(uuid, analytics_sums[], analytics_sums[]), sum_answers(), sum_sent_emails()
FROM PUBLIC;
