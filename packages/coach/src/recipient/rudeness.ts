import type { ItsFunction } from 'wink-nlp';
import type { Email } from '../document/email.ts';
import { startReader } from '../document/language.ts';
import { type ReadSentence, readDocument, readEmail } from '../document/read-draft.ts';
import { answersOf } from '../rules/learned-questions.ts';

type FeelingReader = { readonly read: (text: string) => number; textsLeft: number };

function startFeelings(): FeelingReader {
  const nlp = startReader(['negation', 'sentiment']);
  // The library declares the arguments of its functions in other ways than it calls them.
  const its = nlp.its as unknown as { readonly sentiment: ItsFunction<number> };
  return { read: (text) => Number(nlp.readDoc(text).out(its.sentiment)), textsLeft: mostTexts };
}

/**
 * The library keeps every unknown word, so it is restarted now and then, but never before the first
 * message.
 */
const mostTexts = 5_000;
let feelings: FeelingReader | undefined;

/** What the words of a text feel like, from -1, hateful, to 1. "Not stupid" feels the other way round. */
function feelingOf(text: string): number {
  if (!feelings?.textsLeft) feelings = startFeelings();
  feelings.textsLeft -= 1;
  return feelings.read(text);
}

const mostJudged = 8;
const longestJudged = 400;
/** From this value on, words count as rude. */
const leastRude = 0.63;
/** Words at least this positive never count as rude. */
const kind = 0.4;

/** The sentence that presses, blames, insults or deceives most; null where none does. */
export function rudestOf(message: Email): ReadSentence | null {
  const [worst] = readEmail(message)
    .sentences.slice(0, mostJudged)
    .map((sentence) => ({ sentence, by: rudenessOf(sentence.text) }))
    .toSorted((one, other) => other.by - one.by);
  const isRude = worst && Math.max(worst.by, rudenessOf(message.body)) >= leastRude;
  return isRude ? worst.sentence : null;
}

const faults = ['manner', 'honesty'] as const;
let plainAnswer: readonly number[] | undefined;

/** How grave a fault a text adds to a plain answer, and how bad its words feel. */
function rudenessOf(text: string): number {
  const words = text.slice(0, longestJudged);
  const feeling = feelingOf(words);
  if (feeling >= kind) return 0;
  const plain = (plainAnswer ??= faultsAmid(''));
  const added = faultsAmid(`${words} `).map((severity, at) => severity - (plain[at] ?? 0));
  return Math.max(...added) + Math.max(0, -feeling);
}

/** A single line is too short to judge, so it is judged inside a neutral answer. */
function faultsAmid(text: string): number[] {
  const body = `Hi Anna,\n\nYou asked me about this yesterday. ${text}I hope that this helps. What do you think?\n\nTom`;
  const { severity } = answersOf(readDocument({ subject: null, body, stage: 'follow_up' }));
  return faults.map((fault) => severity(fault));
}
