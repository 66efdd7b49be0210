ALTER TABLE auth.users
  ADD COLUMN role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  ADD COLUMN "twoFactorEnabled" boolean NOT NULL DEFAULT false,
  -- The plan named at sign-up, in lower case; what comes of it lives with the subscription.
  ADD COLUMN "chosenPlan" text;

CREATE TABLE auth.two_factors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "userId" uuid NOT NULL UNIQUE REFERENCES auth.users ON DELETE CASCADE,
  secret text NOT NULL,
  "backupCodes" text NOT NULL,
  verified boolean NOT NULL DEFAULT false,
  "failedVerificationCount" integer NOT NULL DEFAULT 0,
  "lockedUntil" timestamptz,
  -- Which half minute the last accepted code belonged to: only later ones are accepted.
  "lastStep" integer
);
CREATE INDEX two_factors_secret_idx ON auth.two_factors (secret);
