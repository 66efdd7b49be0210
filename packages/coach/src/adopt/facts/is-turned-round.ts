import type { Email, ProtectedToken } from '../../text/email.ts';
import type { Block } from '../units/block.ts';
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
  const tokens = {
    own: block.own.flatMap((unit) => tokensIn(own, unit)),
    written: block.written.flatMap((unit) => tokensIn(written, unit)),
  };
  return (
    swapsTokens(tokens.own, tokens.written) ||
    swapsUnits(figuresOf(own, tokens.own), figuresOf(written, tokens.written))
  );
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
