import type { Email, ProtectedToken } from '../../document/email.ts';
import type { Block } from '../units/block.ts';
import { overlaps } from '../../document/stretch.ts';
import type { Unit } from '../units/unit.ts';
import { stemOf } from '../units/stem-of.ts';
import { negates } from './negates.ts';
import { swapsTokens, swapsUnits } from './swaps.ts';
import { tokensIn } from './tokens-in.ts';

/** The same words with another meaning: a "not" too few, a figure with another's name. */
export function isTurnedRound(block: Block, own: Email, written: Email): boolean {
  const [before, after] = [block.own, block.written].map((units) =>
    units.map(({ text }) => text).join(' '),
  );
  if (negates(before ?? '', after ?? '')) return true;
  const mine = tokensOf(own, block.own);
  const theirs = tokensOf(written, block.written);
  return (
    swapsTokens(
      withNames(own, block.own, mine, theirs),
      withNames(written, block.written, theirs, mine),
    ) || swapsUnits(figuresOf(own, mine), figuresOf(written, theirs))
  );
}

function tokensOf(email: Email, units: readonly Unit[]): ProtectedToken[] {
  return units.flatMap((unit) => tokensIn(email, unit));
}

/** A name at the head of a sentence is known for one by the other text. */
function withNames(
  { body }: Email,
  units: readonly Unit[],
  tokens: readonly ProtectedToken[],
  others: readonly ProtectedToken[],
): ProtectedToken[] {
  const heads = units.flatMap(({ start }) =>
    others
      .filter(({ kind, text }) => kind === 'name' && body.startsWith(text, start))
      .slice(0, 1)
      .map((name) => ({ ...name, start, end: start + name.text.length })),
  );
  const known = heads.filter((head) => !tokens.some((token) => overlaps(token, head)));
  return [...tokens, ...known].sort((one, other) => one.start - other.start);
}

/** The figures, each with the word it counts. */
function figuresOf({ body }: Email, tokens: readonly ProtectedToken[]) {
  return tokens
    .filter(({ kind }) => kind === 'number')
    .map((token) => {
      const [next = ''] = /^[ -]\p{L}{3,20}/u.exec(body.slice(token.end, token.end + 24)) ?? [];
      return { ...token, next: stemOf(next.slice(1).toLowerCase()) };
    });
}
