CREATE TABLE pricing_plans (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL UNIQUE,
  price_monthly numeric(10, 2) NOT NULL CHECK (price_monthly >= 0),
  description text NOT NULL,
  button_text text NOT NULL,
  is_popular boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL
);

CREATE TABLE plan_features (
  plan_id uuid NOT NULL REFERENCES pricing_plans ON DELETE CASCADE,
  feature_key text NOT NULL,
  feature_name text NOT NULL,
  feature_type text NOT NULL CHECK (feature_type IN ('boolean', 'daily_limit', 'total_limit')),
  feature_value text NOT NULL,
  sort_order integer NOT NULL,
  PRIMARY KEY (plan_id, feature_key),
  CHECK (
    CASE feature_type
      WHEN 'boolean' THEN feature_value IN ('true', 'false')
      ELSE feature_value ~ '^(unlimited|[0-9]{1,9})$'
    END
  )
);

ALTER TABLE pricing_plans ENABLE ROW LEVEL SECURITY;
ALTER TABLE plan_features ENABLE ROW LEVEL SECURITY;
CREATE POLICY readable_by_all ON pricing_plans FOR SELECT USING (true);
CREATE POLICY readable_by_all ON plan_features FOR SELECT USING (true);
GRANT SELECT ON pricing_plans, plan_features TO replysmith_user, replysmith_meter;
