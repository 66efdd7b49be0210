import type { Draft } from '../draft.ts';
import { tradeWords } from '../lexicon/kinds/trade-words.ts';
import { findAsks } from '../document/asks.ts';
import type { AskKind } from '../document/email.ts';
import { layOut } from '../document/layout.ts';
import { asSeen } from '../document/markup.ts';
import { guessProfile, guessStage } from '../document/reading.ts';
import { findBlanks, findMergeTags } from '../document/blanks.ts';
import { scanWords, splitSentences } from '../document/sentences.ts';
import { withoutOverlaps } from '../document/stretch.ts';
import { type Traits, mainTraits, traitFinder } from './find-traits.ts';
import { type Occasion, guessOccasion } from './occasion.ts';
import { type Letter, readLetters, readToldLetters } from './read-letters.ts';

/** What a business does. */
type Trade = keyof typeof tradeWords;

const findTrades = traitFinder(tradeWords);

/** What an email is for, and for whom. */
export type Intent = {
  readonly occasion: Occasion;
  readonly letters: Traits<Letter>;
  readonly trades: ReadonlySet<Trade>;
  readonly ask: AskKind | null;
};

/**
 * Reads no more of an email than what it is for: a library of a thousand is read while somebody waits.
 * `about` says in so many words what it is for, and then nothing else does.
 */
export function readIntent(draft: Draft, about = ''): Intent {
  const body = asSeen(draft.body).text;
  const subject = asSeen(draft.subject ?? '').text;
  const units = withoutOverlaps([...findMergeTags(body), ...findBlanks(body)]);
  const layout = layOut(body);
  const sentences = layout.blocks.flatMap((block) => splitSentences(body, block, units));
  const subjectWords = scanWords(subject, 0, subject.length);
  const aboutWords = scanWords(about, 0, about.length);
  const stage = draft.stage ?? guessStage(layout, body, sentences);
  const opening = [subject, sentences[0]?.text ?? ''];
  const words = [...subjectWords, ...sentences.flatMap((sentence) => sentence.words)];
  const letters = about
    ? readToldLetters(aboutWords)
    : readLetters(words, draft.profile ?? guessProfile(subjectWords, sentences));
  return {
    occasion: guessOccasion(opening, { stage, letters }),
    letters,
    trades: mainTraits(findTrades([...aboutWords, ...words])),
    ask: findAsks(body, sentences).at(-1)?.kind ?? null,
  };
}
