import { englishFunctionWords } from '../lexicon/function-words.ts';
import { jargon } from '../lexicon/jargon.ts';
import { clauseVerbs, generalNouns, offerVerbs } from '../lexicon/topic-boundaries.ts';
import { numberWords } from '../lexicon/number-words.ts';
import type { Email, Sentence, Word } from '../text/email.ts';
import type { Topic } from './topic.ts';

const common: ReadonlySet<string> = new Set(jargon);
const vagueAdjectives = new Set(
  'new second third first last same other few many next right whole own big small good great better best free full quick short regular common'.split(
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

/** After "we", "who" or "to" comes a verb: "we organise | running events". */
const beforeVerb =
  /^(?:i|we|you|they|who|that|which|to|can|could|will|would|might|may|should|and)$/u;

function asTopic(run: readonly Word[], before: string): Topic[] {
  const opensWithVerb = Object.hasOwn(offerVerbs, run[0]?.key ?? '') || beforeVerb.test(before);
  const nouns = opensWithVerb ? run.slice(1) : run;
  const words = vagueAdjectives.has(nouns[0]?.key ?? '') ? nouns.slice(1) : nouns;
  const head = words.at(-1)?.key ?? '';
  const fits = words.length >= shortest && words.length <= longest;
  if (
    !fits ||
    generalNouns.has(head) ||
    /thing$/u.test(head) ||
    words.some(({ key }) => /ed$/u.test(key))
  )
    return [];
  const bare = words.map(({ text }) => text).join(' ');
  return [{ phrase: bare, bare, kind: 'matter', weight: /s$/u.test(head) ? 2.4 : 2 }];
}

/** "fuel costs", "route planning": nouns that stand together. */
export function findCompounds(email: Email): Topic[] {
  return email.sentences.flatMap((sentence) =>
    runsIn(email.body, sentence).flatMap((run) => {
      const at = sentence.words.findIndex(({ start }) => start === run[0]?.start);
      return asTopic(run, sentence.words[at - 1]?.key ?? '');
    }),
  );
}
