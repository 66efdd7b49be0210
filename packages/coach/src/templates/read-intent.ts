import type { Draft, Profile } from '../draft.ts';
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
import { guessOccasion, type Occasion } from './occasion.ts';

/** What an email is for. */
export type Intent = {
  readonly profile: Profile;
  readonly occasion: Occasion;
  readonly ask: AskKind | null;
};

/** Reads no more of an email than what it is for: a library of a thousand is read while somebody waits. */
export function readIntent(draft: Draft): Intent {
  const body = asSeen(draft.body).text;
  const subject = asSeen(draft.subject ?? '').text;
  const units = withoutOverlaps([...findMergeTags(body), ...findBlanks(body)]);
  const layout = layOut(body);
  const sentences = layout.blocks.flatMap((block) => splitSentences(body, block, units));
  const subjectWords = scanWords(subject, 0, subject.length);
  const profile = draft.profile ?? guessProfile(subjectWords, sentences);
  const stage = draft.stage ?? guessStage(layout, sentences);
  const opening = [subject, sentences[0]?.text ?? ''];
  return {
    profile,
    occasion: guessOccasion(opening, { stage, profile }),
    ask: findAsks(body, sentences).at(-1)?.kind ?? null,
  };
}
