import { pastVerbs } from '../lexicon/readers/anyones-things.ts';

const states = new Set(
  'based located interested excited hundred indeed speed need exceed succeed proceed tired'.split(
    ' ',
  ),
);

/** "Renamed", "sold": a verb in the past. */
export function isPast(key: string): boolean {
  return (/^\p{L}{3,}ed$/u.test(key) && !states.has(key)) || pastVerbs.has(key);
}
