import type { Draft } from '../draft.ts';
import { tradeWords } from '../lexicon/kinds/trade-words.ts';
import { findAsks } from '../text/asks/find-asks.ts';
import type { AskKind } from '../text/email.ts';
import { layOut } from '../text/layout/lay-out.ts';
import { asSeen } from '../text/markup/as-seen.ts';
import { guessProfile } from '../text/reading/guess-profile.ts';
import { guessStage } from '../text/reading/guess-stage.ts';
import { findBlanks } from '../text/tokens/find-blanks.ts';
import { findMergeTags } from '../text/tokens/find-merge-tags.ts';
import { scanWords } from '../text/words/scan-words.ts';
import { splitSentences } from '../text/words/split-sentences.ts';
import { withoutOverlaps } from '../text/words/stretch.ts';
import { mainTraits, traitFinder, type Traits } from './find-traits.ts';
import { guessOccasion, type Occasion } from './occasion.ts';
import { readLetters, readToldLetters, type Letter } from './read-letters.ts';

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
