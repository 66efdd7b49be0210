-- The plans as offered. Runs at every start; what is here wins over what is stored.
INSERT INTO pricing_plans (key, name, price_monthly, description, button_text, is_popular, sort_order)
VALUES
  ('free', 'Free', 0, 'See what holds your emails back.', 'Get Started Free', false, 1),
  ('starter', 'Starter', 29, 'For everyone who writes cold emails each working day.', 'Start with Starter', true, 2),
  ('pro', 'Pro', 99, 'No daily limit, and everything measured.', 'Start with Pro', false, 3)
ON CONFLICT (key) DO UPDATE SET
  name = excluded.name,
  price_monthly = excluded.price_monthly,
  description = excluded.description,
  button_text = excluded.button_text,
  is_popular = excluded.is_popular,
  sort_order = excluded.sort_order;

INSERT INTO plan_features (plan_id, feature_key, feature_name, feature_type, feature_value, sort_order)
SELECT plan.id, feature.key, feature.name, feature.type, feature.value, feature.sort_order
FROM (
  VALUES
    ('daily_ai_requests', 'Daily AI Requests', 'daily_limit', '5', '20', 'unlimited', 1),
    ('templates_saved', 'Template Saving', 'total_limit', '10', '100', 'unlimited', 2),
    ('ab_test_suggestions', 'A/B test suggestions', 'boolean', 'false', 'true', 'true', 3),
    ('advanced_analytics', 'Advanced analytics', 'boolean', 'false', 'false', 'true', 4),
    ('team_sharing', 'Team sharing', 'boolean', 'false', 'false', 'true', 5),
    ('scheduled_backups', 'Scheduled backups', 'boolean', 'false', 'false', 'true', 6)
) AS offer (key, name, type, free, starter, pro, sort_order)
CROSS JOIN LATERAL (
  VALUES ('free', offer.free), ('starter', offer.starter), ('pro', offer.pro)
) AS per_plan (plan, value)
CROSS JOIN LATERAL (
  SELECT offer.key, offer.name, offer.type, per_plan.value, offer.sort_order
) AS feature
JOIN pricing_plans AS plan ON plan.key = per_plan.plan
ON CONFLICT (plan_id, feature_key) DO UPDATE SET
  feature_name = excluded.feature_name,
  feature_type = excluded.feature_type,
  feature_value = excluded.feature_value,
  sort_order = excluded.sort_order;
