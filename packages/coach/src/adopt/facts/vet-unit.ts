import type { Email, ProtectedToken } from '../../text/email.ts';
import type { Mend } from '../adoption.ts';
import type { Unit } from '../units/unit.ts';
import { fillBlanks } from './fill-blanks.ts';
import { isTraceable, type Sources } from './sources.ts';

/** A written unit with blanks for what no source holds. */
export type VettedUnit = { readonly text: string; readonly mended: readonly Mend[] };

export function vetUnit(email: Email, unit: Unit, sources: Sources): VettedUnit {
  const untraced = tokensIn(email, unit)
    .filter((token) => !isTraceable(sources, token))
    .map((token) => ({ ...token, start: token.start - unit.start, end: token.end - unit.start }));
  return {
    text: fillBlanks(unit.text, untraced, unit.part),
    mended: untraced.map(({ text }) => ({ kind: 'fact', text })),
  };
}

/** The tokens of the body that lie in the unit. */
export function tokensIn(email: Email, { start, end }: Unit): ProtectedToken[] {
  return email.protectedTokens.filter(
    (token) => token.field === 'body' && token.start >= start && token.end <= end,
  );
}
