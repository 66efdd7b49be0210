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
-- who waits for them.
CREATE FUNCTION change_sums(owner uuid, removed analytics_sums[], added analytics_sums[])
  RETURNS void LANGUAGE plpgsql SET search_path = 'public'
AS $$
DECLARE
  acting text := current_setting('replysmith.user_id', true);
BEGIN
  -- An account that is going takes its sums along.
  IF added IS NULL AND NOT EXISTS (SELECT FROM auth.users WHERE id = owner) THEN RETURN; END IF;
  PERFORM set_config('replysmith.user_id', owner::text, true);
  INSERT INTO analytics_sums AS kept
  SELECT user_id, series, slot, score_version, key,
    sum(sign * count), sum(sign * before), sum(sign * after)
  FROM (
    SELECT *, 1 AS sign FROM unnest(added) UNION ALL SELECT *, -1 FROM unnest(removed)
  ) AS changed
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

-- The policies bind the tables' owner too, so they are lifted for as long as this takes.
ALTER TABLE optimization_analytics NO FORCE ROW LEVEL SECURITY;
ALTER TABLE sent_emails NO FORCE ROW LEVEL SECURITY;
-- No two rows are alike.
SET LOCAL enable_memoize = off;
INSERT INTO analytics_sums
SELECT user_id, series, slot, score_version, key, sum(count), sum(before), sum(after)
FROM (
  SELECT entry.*
  FROM optimization_analytics AS answer, sums_of_answer(
    answer.user_id, created_at, answer.score_version, original_score, optimized_score, template_id,
    industry_context, rule_losses, improvement_areas
  ) AS entry
  UNION ALL
  SELECT entry.*
  FROM sent_emails AS sent, sums_of_sent_email(
    sent.user_id, sent_at, sent.score_version, status, template_id, campaign_id, score, deleted_at
  ) AS entry
) AS entry
GROUP BY user_id, series, slot, score_version, key
ORDER BY user_id, slot, series;
RESET enable_memoize;
ALTER TABLE optimization_analytics FORCE ROW LEVEL SECURITY;
ALTER TABLE sent_emails FORCE ROW LEVEL SECURITY;
ANALYZE analytics_sums;

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
CREATE POLICY own_rows ON analytics_sums USING (user_id = acting_user_id());
GRANT SELECT ON analytics_sums TO replysmith_user;
REVOKE EXECUTE ON FUNCTION
  change_sums(uuid, analytics_sums[], analytics_sums[]), sum_answers(), sum_sent_emails()
FROM PUBLIC;
