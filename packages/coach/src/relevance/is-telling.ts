import { anyonesPeople, anyonesThings, pastVerbs, praiseWords } from '../lexicon/anyones-things.ts';
import { weekdays } from '../lexicon/dates.ts';
import { boastWords } from '../lexicon/boast-words.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';
import { genericWords } from '../lexicon/generic-words.ts';
import { jargon } from '../lexicon/jargon.ts';
import { lightWords } from '../lexicon/light-words.ts';
import { countedByAnyone, crowds } from '../lexicon/other-parties.ts';
import { leadingVerbs, observationVerbs, readerActions } from '../lexicon/reader-verbs.ts';
import { unrealWords } from '../lexicon/unreal-words.ts';
import type { Word } from '../text/email.ts';
import type { Knowledge } from './knowledge.ts';

const weekday = new RegExp(`^(?:${weekdays})$`, 'u');
const jargonWords = new Set(jargon.filter((phrase) => !phrase.includes(' ')));
const gap = /[[\]{}<>]/u;
const idle: readonly ReadonlySet<string>[] = [
  englishFunctionWords,
  genericWords,
  lightWords,
  boastWords,
  jargonWords,
  observationVerbs,
  readerActions,
  leadingVerbs,
  countedByAnyone,
  anyonesThings,
  anyonesPeople,
  praiseWords,
  pastVerbs,
  crowds,
  unrealWords,
];

/** A word that says what: neither small, nor generic, nor a mere name, day, adverb or blank. */
export function isTelling({ key }: Word, { names }: Knowledge): boolean {
  const bare = key.replace(/'s$/u, '');
  return (
    key.length > 2 &&
    !key.endsWith('ly') &&
    !gap.test(key) &&
    !weekday.test(key) &&
    !names.has(bare) &&
    !idle.some((list) => list.has(key))
  );
}
