-- Better Auth's own tables, in its own schema: no role that acts for a user may look in here.
CREATE SCHEMA auth;

CREATE TABLE auth.users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  "emailVerified" boolean NOT NULL,
  image text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE auth.sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "userId" uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  "expiresAt" timestamptz NOT NULL,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL
);
CREATE INDEX "sessions_userId_idx" ON auth.sessions ("userId");

CREATE TABLE auth.accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "userId" uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  "accountId" text NOT NULL,
  "providerId" text NOT NULL,
  password text,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL
);
CREATE INDEX "accounts_userId_idx" ON auth.accounts ("userId");

CREATE TABLE auth.verifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "verifications_identifier_idx" ON auth.verifications (identifier);

CREATE TABLE auth.rate_limits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key text NOT NULL UNIQUE,
  count integer NOT NULL,
  "lastRequest" bigint NOT NULL
);

-- A session that is used goes on for 7 days at a time, but never beyond 30 days in all.
CREATE FUNCTION auth.end_old_session() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  NEW."expiresAt" := least(NEW."expiresAt", NEW."createdAt" + interval '30 days');
  RETURN NEW;
END $$;

CREATE TRIGGER end_old_session BEFORE INSERT OR UPDATE ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION auth.end_old_session();
