-- The policies bind the table's owner too, so they are lifted for as long as this takes.
ALTER TABLE analytics_sums NO FORCE ROW LEVEL SECURITY;
DELETE FROM analytics_sums WHERE series LIKE 'monthly %';
ALTER TABLE analytics_sums FORCE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION change_sums(owner uuid, removed analytics_sums[], added analytics_sums[])
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

CREATE OR REPLACE FUNCTION sum_next_rows(owner uuid, most integer) RETURNS boolean
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
