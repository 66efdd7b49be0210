import type { Stage } from '../../draft.ts';
import { followUpPhrases } from '../../lexicon/kinds/follow-up-phrases.ts';
import { findAsks } from '../asks/find-asks.ts';
import { isGoodbye } from '../asks/is-goodbye.ts';
import { lastNoteIn } from '../asks/last-note-in.ts';
import type { Layout, Sentence } from '../email.ts';
import { hasPhrase, phraseBook } from '../words/phrases.ts';

const book = phraseBook(followUpPhrases);
const openingSentences = 4;

/** "If it is not for you, I will not write again" is a way out, which first emails give too. */
const onCondition =
  /^(?:(?:and|but|just|please|simply) )*(?:if|unless|once|when|should|otherwise|send|write|answer|click)\b|\b(?:if|unless) (?:you|it|this|that|not)\b/iu;
const onlyOne =
  /\b(?:only|one-?(?:time|off)|single) (?:(?:and|&) (?:last|only) )?(?:e-?mail|mail|note|message|letter)\b/iu;
/** These words also end what somebody says of a thing. */
const loose = /\b(?:leave (?:it|things) (?:here|there|at that)|stop here)\b/iu;
const thing = /\b(?:parcel|package|packet|crate|envelope|key|porch|doorstep)s?\b/iu;
const cutsShort =
  /\b(?:could (?:say|tell|write|add|list|name|go on)|go on (?:about|and on|for)|(?:more|much) to (?:say|tell|add)|(?:short|brief|brevity))\b/iu;
const takesLeave =
  /\b(?:so,? i(?: will|['’]ll)|busy|a lot on|no (?:answer|reply|interest|need)|heard|hearing|silence|twice|(?:two|three|four|few|several) times|again|future|one day|later on|timing|right time|priority|a fit|not for you|all the best|best of luck|good luck|wish(?:ing)? you|thank(?:s| you) for (?:your time|reading))\b/iu;

/** Whether a text takes leave of somebody who was written to before. */
function takesItsLeave(body: string, sentences: readonly Sentence[]): boolean {
  const last = lastNoteIn(sentences)?.text;
  if (last === undefined || onCondition.test(last)) return false;
  const has = (what: RegExp) => sentences.some(({ text }) => what.test(text));
  const isLoose = loose.test(last) && (cutsShort.test(last) || has(thing) || !has(takesLeave));
  if (isLoose || has(onlyOne)) return false;
  return isGoodbye(sentences, findAsks(body, sentences));
}

/** A follow-up quotes the earlier message, speaks of it in its first sentences or takes its leave. */
export function guessStage(layout: Layout, body: string, sentences: readonly Sentence[]): Stage {
  if (layout.quotedThread) return 'follow_up';
  const opening = sentences.slice(0, openingSentences);
  const isFollowUp = opening.some((sentence) => hasPhrase(sentence.words, book));
  return isFollowUp || takesItsLeave(body, sentences) ? 'follow_up' : 'first';
}
