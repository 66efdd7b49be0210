import {
  anyonesPeople,
  anyonesThings,
  pastVerbs,
  praiseWords,
} from '../lexicon/readers/anyones-things.ts';
import { weekdays } from '../lexicon/layout/dates.ts';
import { boastWords } from '../lexicon/wording/boast-words.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { lightWords } from '../lexicon/words/light-words.ts';
import { countedByAnyone, crowds } from '../lexicon/readers/other-parties.ts';
import { leadingVerbs, observationVerbs, readerActions } from '../lexicon/readers/reader-verbs.ts';
import { unrealWords } from '../lexicon/readers/unreal-words.ts';
import type { Word } from '../document/email.ts';
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
