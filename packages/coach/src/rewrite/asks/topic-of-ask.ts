import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { findOffers } from '../../subjects/find-topics.ts';
import type { Email, Sentence } from '../../document/email.ts';

/**
 * What a question can be built on. `act`: something to be done, "cutting fuel costs" · `talk`: a thing
 * to talk about · `see`: a thing to be shown · `get`: a thing the writer offers to send.
 */
export type AskTopic = { readonly phrase: string; readonly kind: 'act' | 'talk' | 'see' | 'get' };

const talk =
  /\b(?:to (?:discuss|explore|go over|hear (?:more )?about|learn (?:more )?about)|(?:to|and|can|could|I['’]ll|I['’]d) (?:talk|chat|speak) (?:(?:to|with) you )?(?:about|through|over)|(?:call|chat|meeting|conversation) (?:with you )?(?:about|regarding))\s+/iu;
const show =
  /\b(?:show(?:ing)? you|(?:walk|run|take|talk)(?:ing)? you through|(?:give|giving) you (?=a (?:tour|look|preview)\b))\s+/iu;
const send =
  /(?:\b(?:I|we)(?:['’](?:ll|d|m|re)| will| can| could| would| am| are)\b[^.!?,;]{0,24}?|^(?:so )?(?:more than )?(?:happy|glad) to )\b(?:send|share|email|forward)(?: (?:you|over|across|along|through))*\s+/iu;
const phraseEnd =
  /[,.;:!?(]|\s+(?:on|at|this|next|tomorrow|today|sometime|over|before|after|around|either|and (?:how|see|what|to|then|I|we)|that|which|when|if|so|or|with you|with me|to you|within|in more detail|further|in detail|together|for your (?:review|reference|consideration)|under embargo|right away|as soon as|because|since|how|who|whether)\b/iu;
const noPhrase =
  /^(?:how|if|whether|what|why|when|where|it|this|that|these|those|you|me|us|them|more|potential|possible|any|further|working|some (?:of|more|ways)|an? (?:potential|possible|opportunity|partnership|collaboration|cooperation|time|link|few)|partnerships?|our (?:services?|solutions?|products?|platform|offering|company|companies)|your (?:needs|requirements|goals|challenges|business|company|thoughts|availability|interest|cv|resume|volumes?)|(?:the |some |more |a few |further |your |our )?(?:details?|opportunity|opportunities|possibilities|options|ideas|information|next steps|samples?|things|synergies|strategic priorities|priorities|collaboration|cooperation))(?!\p{L})/iu;
/** "Would a quick demo be useful to see?" asks about the asking. */
const isMeeting =
  /^(?:an?|the|our) (?:[\w-]+ ){0,3}(?:call|demo|chat|meeting|conversation|presentation|walkthrough)\b/iu;
const determiner = /^(?:a|an|the|our|my|your|this|these|some|two|three|\d+)\s/iu;
const gerund = /^(?!(?:\p{L}+ ){0,1}(?:thing|things|king|spring|string)\b)\p{Ll}{2,}ing\b/u;
const hasOwner = /^(?:a|an|the|our|my|two|three|\d+)\s/iu;
const how = /^(?:how|ways)\b/iu;
const mostWords = 8;

function phraseAfter(text: string, marker: RegExp): string | null {
  const found = marker.exec(text);
  if (!found) return null;
  const rest = text.slice(found.index + found[0].length);
  const phrase = rest.slice(0, phraseEnd.exec(rest)?.index ?? rest.length);
  return phrase.replace(/\s+/gu, ' ').trim();
}

function isFit(phrase: string): boolean {
  return (
    phrase !== '' &&
    phrase.split(' ').length <= mostWords &&
    !noPhrase.test(phrase) &&
    !isMeeting.test(phrase) &&
    (determiner.test(phrase) ||
      !englishFunctionWords.has(phrase.split(' ')[0]?.toLowerCase() ?? ''))
  );
}

/** What the sentence wants to talk about, to show or to send, fit for the middle of a question. */
export function topicOfAsk(email: Email, sentence: Sentence): AskTopic | null {
  const shown = phraseAfter(sentence.text, show);
  if (shown !== null && isFit(shown) && hasOwner.test(shown)) return { phrase: shown, kind: 'see' };
  const spoken = phraseAfter(sentence.text, talk);
  if (spoken !== null && isFit(spoken)) {
    return { phrase: spoken, kind: gerund.test(spoken) ? 'act' : 'talk' };
  }
  const isHow = [shown, spoken].some((phrase) => phrase !== null && how.test(phrase));
  const offer = isHow || shown === '' || spoken === '' ? findOffers(email, [sentence])[0] : null;
  return offer ? { phrase: offer.phrase, kind: 'act' } : null;
}

/** "I can send you the price list" → "the price list" */
export function thingToSend({ text }: Sentence): AskTopic | null {
  const phrase = phraseAfter(text, send);
  return phrase !== null && isFit(phrase) && hasOwner.test(phrase) ? { phrase, kind: 'get' } : null;
}
