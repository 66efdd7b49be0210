import { findOffers } from '../../subjects/find-offers.ts';
import type { Email, Sentence } from '../../text/email.ts';

const marker =
  /\b(?:to (?:discuss|explore|go over|(?:talk|chat|speak|walk you|run you|take you) (?:about|through|over)|learn (?:more )?about|hear (?:more )?about|show you)|about|regarding)\s+/iu;
const phraseEnd =
  /[,.;:!?(]|\s+(?:on|at|this|next|tomorrow|sometime|over|before|after|either|and how|and see|that|which|when|if|so|or|with you|in more detail|further|in detail|together)\b/iu;
const noPhrase =
  /^(?:how|if|whether|what|why|when|where|it|this|that|these|those|you|me|us|them|more|potential|possible|any|some|further|details|opportunities|a (?:potential|possible)|working|collaborat|partner|our (?:services|solutions?|products?|platform|offering)|your (?:needs|requirements|goals|challenges|business|company|thoughts|availability))\b/iu;
/** "Would a quick demo be worth a conversation?" asks about the asking. */
const isMeeting =
  /^(?:an?|the|our) (?:[\w-]+ ){0,3}(?:call|demo|chat|meeting|conversation|presentation|walkthrough)\b/iu;
const howPhrase = /^how\b/iu;
const mostWords = 8;

/** What the sentence wants to talk about, as a phrase that a question can be built on. */
export function topicOfAsk(email: Email, sentence: Sentence): string | null {
  const found = marker.exec(sentence.text);
  if (!found) return null;
  const rest = sentence.text.slice(found.index + found[0].length);
  if (howPhrase.test(rest)) return findOffers(email, [sentence])[0]?.phrase ?? null;
  const end = phraseEnd.exec(rest)?.index ?? rest.length;
  const phrase = rest.slice(0, end).replace(/\s+/gu, ' ').trim();
  const count = phrase === '' ? 0 : phrase.split(' ').length;
  return count === 0 || count > mostWords || noPhrase.test(phrase) || isMeeting.test(phrase)
    ? null
    : phrase;
}
