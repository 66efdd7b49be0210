import type { Email } from '../../document/email.ts';
import type { Mend } from '../adoption.ts';
import type { Unit } from '../units/unit.ts';
import { fillBlanks } from './fill-blanks.ts';
import type { Sources } from './sources.ts';
import { untracedIn } from './untraced.ts';

/** A written unit with blanks for what no source holds. */
type VettedUnit = { readonly text: string; readonly mended: readonly Mend[] };

export function vetUnit(email: Email, unit: Unit, sources: Sources): VettedUnit {
  const untraced = untracedIn(email, { field: 'body', start: unit.start, end: unit.end }, sources);
  const inUnit = untraced.map((token) => ({
    ...token,
    start: token.start - unit.start,
    end: token.end - unit.start,
  }));
  return {
    text: fillBlanks(unit.text, inUnit, unit.part),
    mended: untraced.map(({ text }) => ({ kind: 'fact', text })),
  };
}
