import type { Brief } from '../brief/brief.ts';
import { readAudience, settingOf } from './read-audience.ts';
import {
  calm,
  closed,
  headOf,
  inSentence,
  isRound,
  lastWord,
  startsWithVerb,
  tidy,
  toReader,
  withArticle,
} from './words.ts';
import { splitSentences } from '../document/sentences.ts';
import { stretchOf } from '../document/stretch.ts';
import {
  asksForOthers,
  bareReply,
  furtherRequest,
  requestOpeners as opens,
} from '../lexicon/briefs/requests.ts';
import { meetingNouns } from '../lexicon/requests/ask-phrases.ts';

/**
 * What the writer wants of the reader. `meeting`: "a 15-minute call" · `thing`: "a free trial" · `send`: what the
 * writer can send · `show`: what they can show · `offer`: what they would do, "bake a trial shift" · `act`: what the
 * reader would do, "join our webinar" · `favour`: what the reader would do for them, "send us the slides" · `talk`: a
 * subject · `ask`: what they would like to know · `refer`: the right person · `reply`: only an answer · `order`: a
 * sentence that a yes comes before, "reply “yes” and I will send it", "I can come by" · `question`: put as one already · `words`: anything else, which is only quoted.
 */
export type RequestKind =
  | 'meeting'
  | 'thing'
  | 'send'
  | 'show'
  | 'offer'
  | 'act'
  | 'favour'
  | 'talk'
  | 'ask'
  | 'refer'
  | 'reply'
  | 'order'
  | 'question'
  | 'words';

type Wish = { readonly kind: RequestKind; readonly text: string };

export type Request = Wish & {
  readonly link: string | null;
  /** What the call to action says further, as sentences. */
  readonly more: readonly string[];
  /** What is left of it unsaid. */
  readonly unsaid: readonly string[];
};

export function wish(kind: RequestKind, text: string): Wish {
  return { kind, text };
}

const mark = /\?["”’)]*\s*$/u;
/** Greek asks with what is a semicolon elsewhere. */
const greekMark = /\p{Script=Greek}["”»)]*[;\u037e]\s*$/u;

/** Whether a sentence is a question, by the mark of its own language. */
export function isAsked(sentence: string): boolean {
  return (mark.test(sentence) && /\p{L}/u.test(sentence)) || greekMark.test(sentence);
}

/** Of more words a reader hears the list that they are on, and not who they are. */
const mostWords = 8;
const criterion =
  /^(.+?)\s(?:who|that|with|without|at|in|from|for|based|using|near|across|over|under|\p{L}+ing)\s.*$/iu;
const lastCriterion =
  /^(.+)\s(?:who|that|with|without|at|in|from|for|based|using|near|across|over|under)\s.*?$/iu;

function countWords(text: string): number {
  return text.split(' ').length;
}

/** "a manager of a clinic with three or more chairs" → "a manager of a clinic" */
function inShort(one: string): string {
  if (countWords(one) <= mostWords || one.startsWith('somebody ')) return one;
  const shorter = lastCriterion.exec(one)?.[1];
  return shorter === undefined ? (criterion.exec(one)?.[1] ?? one) : inShort(shorter);
}

/** Who the reader is, or where they work, before a question: "As a dentist,"; null when the brief shows neither. */
export function frameOf({
  audience,
  industry,
}: Pick<Brief, 'audience' | 'industry'>): string | null {
  const one = readAudience(audience);
  if (one === null) return settingOf(industry);
  const place = /^somebody (at|in) (?=an?\s)/u.exec(one);
  return place
    ? `${place[1] === 'at' ? 'At' : 'In'} ${one.slice(place[0].length)},`
    : `As ${inShort(one)},`;
}

const ownedByReader =
  /^(?:your|their)\s(?=(?:free|first|own|personal|\d|complimentary|trial|demo|call))/iu;
/** Time without a noun, "30 minutes next week", but not "15-minute demo". */
const duration =
  /^(?:\d+|ten|fifteen|twenty|thirty|half an|an)\s(?:mins?|minutes?|hours?)(?=$|\s(?:next|on|this|in|at|with|over|of|by|for|from)\b)/iu;
/** "Reply “yes” and we will send it": an answer, then what comes of it. */
const promises = /["“'‘].+["”'’]|\s(?:and|so)\s(?:that\s)?(?:I|we|you)(?:['’](?:ll|d|ve))?\s/iu;

/** What is left of "Check out https://…" without its link. */
const pointsOnly =
  /^(?:check out|see|visit|go to|look at|view|read|watch|more|here|book|sign up|apply|try)$/iu;
const conversations: Readonly<Record<string, string>> = { chat: 'a chat', meet: 'a meeting' };

function isMeeting(phrase: string): boolean {
  return (
    duration.test(phrase) ||
    meetingNouns.has(lastWord(headOf(phrase))) ||
    /^(?:an? )?(?:\S+ ){0,2}(?:call|chat|coffee|meeting|demo|interview)\b/iu.test(phrase)
  );
}

function asThing(phrase: string): string {
  const named = inSentence(toReader(phrase.replace(ownedByReader, '')));
  return duration.test(named) ? named : withArticle(named);
}

/** Its first word is a verb, whatever follows: "Try Pulse free". */
function asVerb(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

/** A thing by its name, or its bare words where it would not stand in a sentence. */
function wishFor(phrase: string, kind: 'thing' | 'send' | 'show'): Wish {
  const named = asThing(phrase);
  const stands = named !== inSentence(toReader(phrase)) || isRound(named);
  return stands ? wish(kind, named) : wish('words', phrase);
}

function readMeeting(text: string): Wish | null {
  const talk = /\b(?:time|chance|opportunity) to (chat|talk|speak|meet)\b(.*)$/iu.exec(text);
  if (talk) {
    const noun = conversations[talk[1]?.toLowerCase() ?? ''] ?? 'a conversation';
    return wish('meeting', `${noun}${toReader(talk[2] ?? '')}`);
  }
  if (opens.slot.test(text))
    return wish(
      'meeting',
      text.replace(opens.slot, '').trim() === '' ? '' : text.replace(opens.slot, 'a time'),
    );
  const met = text.replace(opens.meet, '');
  if (met === text && startsWithVerb(text)) return null;
  if (isMeeting(met)) return wish('meeting', asThing(met));
  return opens.arrange.test(text) ? wishFor(met, 'thing') : null;
}

/** What the reader is asked to do. */
function readDeed(text: string): Wish | null {
  const asked = opens.opinion.exec(text);
  if (asked) {
    const rest = text.slice(asked[0].length);
    return wish('favour', `give me your ${asked[1]?.toLowerCase() ?? 'view'}${toReader(rest)}`);
  }
  if (/^(?:hire|consider)\s(?:me|us)\b/iu.test(text))
    return wish('favour', text.replace(/^hire/iu, 'consider hiring').replace(/^C/u, 'c'));
  if (opens.favour.test(text)) return wish('favour', asVerb(text));
  if (opens.invite.test(text)) return wish('act', `come to ${after(text, opens.invite)}`);
  const isTheirs = opens.give.test(text) && /\s(?:your|their)\s/iu.test(text);
  return isTheirs || opens.deed.test(text) ? wish('act', toReader(asVerb(text))) : null;
}

/** What the writer would do or give. */
function readOffer(text: string): Wish | null {
  if (opens.offer.test(text)) return wish('offer', after(text, opens.offer));
  if (opens.show.test(text)) return wish('show', after(text, opens.show));
  if (opens.give.test(text)) return wishFor(text.replace(opens.give, ''), 'send');
  if (opens.start.test(text)) return wishFor(text.replace(opens.start, ''), 'thing');
  if (opens.see.test(text)) return wishFor(text.replace(opens.see, ''), 'show');
  if (opens.fetch.test(text)) return wishFor(text.replace(opens.fetch, ''), 'send');
  return opens.toReader.test(text) ? wish('offer', toReader(asVerb(text))) : null;
}

function after(text: string, opener: RegExp): string {
  return toReader(inSentence(text.replace(opener, '')));
}

/** What one sentence of a call to action asks for. */
function readWish(text: string): Wish {
  if (!/\p{L}/u.test(text) || pointsOnly.test(text) || bareReply.test(text))
    return wish('reply', '');
  if (asksForOthers.test(text)) return wish('refer', '');
  if (startsWithVerb(text) && promises.test(text)) return wish('order', toReader(asVerb(text)));
  if (opens.decide.test(text)) return readWish(text.replace(opens.decide, ''));
  if (opens.perform.test(text)) return wish('offer', asVerb(text));
  if (opens.want.test(text)) return wishFor(text.replace(opens.want, ''), 'thing');
  if (opens.contact.test(text)) return wishFor(text.replace(opens.contact, ''), 'send');
  if (opens.offer.test(text)) return wish('offer', after(text, opens.offer));
  const deed = readDeed(text);
  if (deed) return deed;
  if (opens.answer.test(text)) return wish('favour', toReader(asVerb(text)));
  if (opens.wonder.test(text)) return wish('ask', after(text, opens.wonder));
  if (opens.talk.test(text)) return wish('talk', after(text, opens.talk));
  const known = readMeeting(text) ?? readOffer(text);
  if (known) return known;
  return startsWithVerb(text) ? wish('act', toReader(asVerb(text))) : wishFor(text, 'thing');
}

const longest = 300;
const url = /\(?\b(?:https?:\/\/|www\.)[^\s<>()"]+\)?/iu;
const polite =
  /^(?:let['’]?s\s+|(?:please|kindly|just|simply|now|to|then)\s+|(?:they|you|readers)\s(?:should|could|can|must|need to)\s+|(?:(?:we|I)(?:['’]d| would)? (?:want|like|love|hope|need)(?: to)?(?: (?:get|have|ask))?|ask(?:ing)?|get(?:ting)?|encourage|have|convince|persuade)\s+(?:them|you|the reader|readers|people|prospects|the recipient)\s+(?:to\s+)?(?!to\b))+/iu;
const wants = /^(?:we|I)(?:['’]d| would)? (?:like|want|love|hope) to\s+(?:please\s+)?/iu;
/** What the writer would do alone, so that it cannot be asked of the reader. */
const ofWriter = /^(?:I|we)(?:['’](?:ll|m|re|ve|d))?\s/iu;
const urging = /[\s,]*\b(?:today|now|asap|right away|here|below)$/iu;
/** What led to a link that is kept apart. */
const leadIn =
  /[\s,:]*\b(?:here|below|via|at|on|using|through|with|by clicking|this link|the link)$/iu;
/** A question whose mark was left off: "can I call you", "when would you have time". */
const opensQuestion =
  /^(?:(?:what|when|where|how|which|who)(?:\s\p{L}+){0,2}?\s)?(?:can|could|may|shall|should|would|will|do|does|did|are|is|am|have|has)\s(?:I|we|you|they|it|this|that|there)\s/iu;
/** What the writer can or would do, after a yes. */
const wouldFollow =
  /^(?:I|we)(?:['’](?:ll|d)|\s(?:can|could|will|would|may|might|am happy to|want to|hope to))\s/iu;
/** Wishes that say the same whoever has them. */
const shared: ReadonlySet<string> = new Set(['meeting', 'send', 'show', 'talk', 'ask', 'offer']);
const sharedDeed =
  /^(?:connect|talk|chat|speak|meet|collaborate|partner|work together)\b(?!.*\byou)/u;

function sentencesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/u)
    .flatMap((line) => splitSentences(line, stretchOf(line, 0, line.length), []))
    .map((sentence) => sentence.text.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) =>
      opensQuestion.test(sentence) ? `${sentence.replace(/[.!?\s]+$/u, '')}?` : sentence,
    );
}

/** A sentence about the writer: a wish like any other, what would follow a yes, or only said. */
function readOwn(said: string): Wish & Pick<Request, 'more'> {
  const wanted = wants.exec(said)?.[0];
  const found = wanted === undefined ? null : readWish(said.slice(wanted.length));
  const isShared = found?.kind === 'act' && sharedDeed.test(found.text);
  if (found && (shared.has(found.kind) || isShared)) return { ...found, more: [] };
  return wouldFollow.test(said)
    ? { ...wish('order', inSentence(said)), more: [] }
    : { ...wish('reply', ''), more: [closed(said)] };
}

/** What a call to action asks for. Never throws; of an empty one only an answer. */
export function readRequest(raw: string): Request {
  const cut = raw.slice(0, longest).trim();
  const link = url.exec(cut)?.[0].replace(/^\(|[).,;:!?]+$/gu, '') ?? null;
  const sentences = sentencesOf(link === null ? cut : cut.replace(url, ' '));
  const beyond = raw.slice(longest).trim().slice(0, longest);
  const unsaid = beyond === '' ? [] : [beyond];
  if (sentences.some(isAsked)) {
    const text = sentences
      .map((sentence) => (isAsked(sentence) ? capital(sentence) : closed(sentence)))
      .join(' ');
    return { kind: 'question', text, link, more: [], unsaid };
  }
  const [line = '', ...others] = sentences;
  const said = tidy(tidy(line).replace(link === null ? urging : leadIn, ''));
  const text = said.replace(polite, '').replace(/^on (?=an? )/iu, '');
  const further = furtherRequest.exec(text)?.[0] ?? '';
  const first = text.slice(0, text.length - further.length);
  const found = ofWriter.test(first) ? readOwn(first) : { ...readWish(first), more: [] };
  return {
    ...found,
    link,
    more: [...found.more, ...others.map(closed)],
    unsaid:
      further === '' ? unsaid : [further.replace(/^\W+(?:and|then)?\s*/iu, '').trim(), ...unsaid],
  };
}

function capital(text: string): string {
  const quiet = calm(text);
  return quiet.slice(0, 1).toUpperCase() + quiet.slice(1);
}
