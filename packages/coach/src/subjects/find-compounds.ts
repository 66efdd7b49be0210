import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { clauseVerbs, generalNouns, offerVerbs } from '../lexicon/topics/topic-boundaries.ts';
import { numberWords } from '../lexicon/layout/number-words.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import type { Topic } from './topic.ts';

const common: ReadonlySet<string> = new Set(jargon);
export const vagueAdjectives: ReadonlySet<string> = new Set(
  'similar single certain entire main various current early late potential possible future mutual awesome amazing incredible new second third first last same other few many next right whole own big small good great better best free full quick short regular common'.split(
    ' ',
  ),
);
const lowerWord = /^\p{Ll}[\p{Ll}-]{2,}$/u;
const shortest = 2;
const longest = 3;

function isContent({ key, text }: Word): boolean {
  return (
    lowerWord.test(text) &&
    !englishFunctionWords.has(key) &&
    !clauseVerbs.has(key) &&
    !common.has(key) &&
    !numberWords.has(key) &&
    !/ly$/u.test(key)
  );
}

/** Stretches of words that no small word or verb breaks: "small solar installers". */
function runsIn(body: string, { words }: Sentence): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const word of words) {
    const last = run.at(-1);
    if (last && body.slice(last.end, word.start) !== ' ') run = [];
    if (!isContent(word)) run = [];
    else if (run.push(word) === 1) runs.push(run);
  }
  return runs;
}

/** "Of fuel costs", "the canteen menu": the writer speaks of it as a thing. */
const beforeThing = /^(?:the|of|on|about|for|with)$/u;

/** After "we", "who" or "to" comes a verb: "we organise | running events". */
const beforeVerb =
  /^(?:not|no|without|never|typically|usually|often|always|i|we|you|they|who|that|which|to|can|could|will|would|might|may|should|and)$/u;

/** "Customers abandoning their purchase" is no thing, "ferry boarding" is. */
function isAction(head: string, after: string): boolean {
  return /ing$/u.test(head) && /^(?:their|the|an?|your|our|its|it|them|more)$/u.test(after);
}

function asTopic(run: readonly Word[], before: string, after: string): Topic[] {
  const opensWithVerb = Object.hasOwn(offerVerbs, run[0]?.key ?? '') || beforeVerb.test(before);
  const nouns = opensWithVerb ? run.slice(1) : run;
  const words = vagueAdjectives.has(nouns[0]?.key ?? '') ? nouns.slice(1) : nouns;
  const head = words.at(-1)?.key ?? '';
  const fits = words.length >= shortest && words.length <= longest;
  if (
    !fits ||
    isAction(head, after) ||
    generalNouns.has(head) ||
    /thing$/u.test(head) ||
    words.some(({ key }) => /ed$/u.test(key))
  )
    return [];
  const bare = words.map(({ text }) => text).join(' ');
  const isThing = words.length === run.length && beforeThing.test(before);
  return [{ phrase: bare, bare, kind: 'matter', weight: /s$/u.test(head) ? 2.4 : 2, isThing }];
}

/** "fuel costs", "route planning": nouns that stand together. */
export function findCompounds(email: Email): Topic[] {
  return email.sentences.flatMap((sentence) => {
    const { words } = sentence;
    const places = new Map(words.map((word, at) => [word.start, at]));
    return runsIn(email.body, sentence).flatMap((run) => {
      const at = places.get(run[0]?.start ?? -1) ?? 0;
      return asTopic(run, words[at - 1]?.key ?? '', words[at + run.length]?.key ?? '');
    });
  });
}
