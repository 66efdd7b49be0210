import type { Email, ProtectedToken } from '../../document/email.ts';
import type { Unit } from '../units/unit.ts';

/** The tokens of the body that lie in the unit. */
export function tokensIn(email: Email, { start, end }: Unit): ProtectedToken[] {
  return email.protectedTokens.filter(
    (token) => token.field === 'body' && token.start >= start && token.end <= end,
  );
}
