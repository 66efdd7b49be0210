import type { Stage } from '../../draft.ts';
import { followUpPhrases } from '../../lexicon/kinds/follow-up-phrases.ts';
import { goodbyePhrases } from '../../lexicon/kinds/goodbye-phrases.ts';
import { findAsks } from '../asks/find-asks.ts';
import { isGoodbye } from '../asks/is-goodbye.ts';
import { lastNoteIn } from '../asks/last-note-in.ts';
import type { Layout, Sentence } from '../email.ts';
import { hasPhrase, phraseBook } from '../words/phrases.ts';

const book = phraseBook(followUpPhrases);
const { onCondition, loose, cutsShort, thing, onlyOne, unanswered, reopens } = goodbyePhrases;
const showEarlier = [goodbyePhrases.last, ...unanswered];
const openingSentences = 4;
const longestRead = 400;

/**
 * Whether a text takes leave of somebody who was written to before, by its own words or those beside
 * them. When in doubt it does not: a first email that passes for a goodbye loses its follow-ups.
 */
function takesItsLeave(body: string, sentences: readonly Sentence[]): boolean {
  const last = lastNoteIn(sentences);
  if (!last || onCondition.test(last.text)) return false;
  const has = (what: RegExp) => sentences.some(({ text }) => what.test(text));
  const isOfOther = loose.test(last.text) && (cutsShort.test(last.text) || has(thing));
  if (isOfOther || has(onlyOne)) return false;
  const at = sentences.indexOf(last);
  const shows = ({ text }: Sentence, ways: readonly RegExp[]) =>
    ways.some((way) => way.test(text.slice(0, longestRead)));
  const isLater =
    sentences.slice(Math.max(at - 1, 0)).some((one) => shows(one, showEarlier)) ||
    sentences.slice(at + 1).some((one) => shows(one, reopens));
  if (!isLater) return false;
  return isGoodbye(sentences, findAsks(body, sentences));
}

/** A follow-up quotes the earlier message, speaks of it in its first sentences or takes its leave. */
export function guessStage(layout: Layout, body: string, sentences: readonly Sentence[]): Stage {
  if (layout.quotedThread) return 'follow_up';
  const opening = sentences.slice(0, openingSentences);
  const isFollowUp = opening.some((sentence) => hasPhrase(sentence.words, book));
  return isFollowUp || takesItsLeave(body, sentences) ? 'follow_up' : 'first';
}
