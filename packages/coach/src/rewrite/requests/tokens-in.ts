import type { Email, ProtectedToken, Stretch } from '../../text/email.ts';

/** Names, figures and links inside one of the stretches. */
export function tokensIn(email: Email, stretches: readonly Stretch[]): ProtectedToken[] {
  return email.protectedTokens.filter(
    ({ field, start, end }) =>
      field === 'body' && stretches.some((stretch) => stretch.start <= start && end <= stretch.end),
  );
}
