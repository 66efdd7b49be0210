/** The session's secret belongs in its HttpOnly cookie only, where no script can read it. */
export function withoutTokens(body: unknown) {
  if (typeof body !== 'object' || body === null) return null;
  const { token: _token, session, ...rest } = body as Record<string, unknown>;
  if (typeof session !== 'object' || session === null) return rest;
  const { expiresAt } = session as Record<string, unknown>;
  return { ...rest, session: { expiresAt } };
}
