import type { Reader } from '../person/reader.ts';
import type { ConcernId } from './concern-id.ts';

const first = 0.5;
const second = 0.8;

/** The next thing to ask: most often the most pressing. Null when all is answered. */
export function chooseConcern(
  { open, chance }: Reader,
  asked: readonly ConcernId[],
): ConcernId | null {
  const left = open.filter((id) => !asked.includes(id));
  const drawn = chance.draw(`concern ${asked.length}`);
  const at = drawn < first ? 0 : drawn < second ? 1 : 2;
  return left[Math.min(at, left.length - 1)] ?? null;
}
