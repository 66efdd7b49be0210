import { inNeed, type Reader } from '../person/reader.ts';
import { opening } from '../talk/converse.ts';
import { sayMove } from '../wording/write-reply.ts';
import { losses } from './remarks.ts';

/** What somebody with no use for the email would have done with one: so it still teaches about the text. */
export function supposing(reader: Reader): string {
  const wishing = inNeed(reader);
  const said = sayMove(wishing, opening(wishing), []);
  if (said !== null) return `Suppose they had the need, they would write: “${said}”`;
  const [dearest] = losses(wishing);
  return `Even with the need they would let it pass. ${dearest?.why ?? ''}`.trim();
}
