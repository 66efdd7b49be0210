import {
  anyOrder,
  asksForOthers,
  furtherRequest,
  requestOpeners as opens,
} from '../../lexicon/briefs/requests.ts';
import { meetingNouns } from '../../lexicon/requests/ask-phrases.ts';
import { headOf, isRound, lastWord, withArticle } from './noun-phrase.ts';
import { inSentence, tidy, toReader } from './tidy.ts';

/**
 * What the writer wants of the reader. `meeting`: "a 15-minute call" · `thing`: "a free trial" · `send`: what the
 * writer can send · `show`: what they can show · `offer`: what they would do, "bake a trial shift" · `act`: what the
 * reader would do, "join our webinar" · `favour`: what the reader would do for them, "send us the slides" · `talk`: a
 * subject · `ask`: what they would like to know · `refer`: the right person · `reply`: only an answer · `question`: put
 * as one already · `words`: anything else, which is only quoted.
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
  | 'question'
  | 'words';
export type Request = {
  readonly kind: RequestKind;
  readonly text: string;
  readonly link: string | null;
};
type Wish = Omit<Request, 'link'>;

const longest = 300;
const url = /\(?\b(?:https?:\/\/|www\.)[^\s<>()"]+\)?/iu;
const polite =
  /^(?:let['’]?s\s+|(?:please|kindly|just|simply|now|to|then)\s+|(?:(?:we|I)(?:['’]d| would)? (?:want|like|love|hope|need)(?: to)?(?: (?:get|have|ask))?|ask(?:ing)?|get(?:ting)?|encourage|have|convince|persuade)\s+(?:them|you|the reader|readers|people|prospects|the recipient)\s+(?:to\s+)?(?!to\b)|(?:we|I)(?:['’]d| would)? (?:like|want|love) to\s+)+/iu;
const urging = /[\s,]*\b(?:today|now|asap|right away|here|below)$/iu;
/** What led to a link that is kept apart. */
const leadIn =
  /[\s,:]*\b(?:here|below|via|at|on|using|through|with|by clicking|this link|the link)$/iu;
const ownedByReader =
  /^(?:your|their)\s(?=(?:free|first|own|personal|\d|complimentary|trial|demo|call))/iu;

/** What is left of "Check out https://…" without its link. */
const pointsOnly =
  /^(?:check out|see|visit|go to|look at|view|read|watch|more|here|book|sign up|apply|try)$/iu;
const conversations: Readonly<Record<string, string>> = { chat: 'a chat', meet: 'a meeting' };

function isMeeting(phrase: string): boolean {
  return (
    meetingNouns.has(lastWord(headOf(phrase))) ||
    /^(?:an? )?(?:\S+ ){0,2}(?:call|chat|coffee|meeting|demo|interview)\b/iu.test(phrase)
  );
}

function asThing(phrase: string): string {
  return withArticle(inSentence(toReader(phrase.replace(ownedByReader, ''))));
}

/** Its first word is a verb, whatever follows: "Try Pulse free". */
function asVerb(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

function wish(kind: RequestKind, text: string): Wish {
  return { kind, text };
}

/** A thing by its name, or its bare words where it would not stand in a sentence. */
function wishFor(phrase: string, kind: 'thing' | 'send'): Wish {
  const named = asThing(phrase);
  const stands = named !== inSentence(toReader(phrase)) || isRound(named);
  return stands ? wish(kind, named) : wish('words', phrase);
}

function readMeeting(text: string): Wish | null {
  const talk = /\btime to (chat|talk|speak|meet)\b(.*)$/iu.exec(text);
  if (talk) {
    const noun = conversations[talk[1]?.toLowerCase() ?? ''] ?? 'a conversation';
    return wish('meeting', `${noun}${toReader(talk[2] ?? '')}`);
  }
  if (opens.slot.test(text)) return wish('meeting', '');
  const met = text.replace(opens.meet, '');
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
  return opens.fetch.test(text) ? wishFor(text.replace(opens.fetch, ''), 'send') : null;
}

function after(text: string, opener: RegExp): string {
  return toReader(inSentence(text.replace(opener, '')));
}

function readWish(text: string): Wish {
  if (!/\p{L}/u.test(text) || pointsOnly.test(text)) return wish('reply', '');
  if (asksForOthers.test(text)) return wish('refer', '');
  const deed = readDeed(text);
  if (deed) return deed;
  if (opens.reply.test(text)) return wish('reply', '');
  if (opens.wonder.test(text)) return wish('ask', after(text, opens.wonder));
  if (opens.offer.test(text)) return wish('offer', after(text, opens.offer));
  if (opens.talk.test(text)) return wish('talk', after(text, opens.talk));
  const known = readMeeting(text) ?? readOffer(text);
  if (known) return known;
  return anyOrder.test(text) ? wish('act', toReader(asVerb(text))) : wishFor(text, 'thing');
}

/** What a call to action asks for. Never throws; of an empty one only an answer. */
export function readRequest(raw: string): Request {
  const cut = raw.slice(0, longest).trim();
  const link = url.exec(cut)?.[0].replace(/^\(|[).,;:!?]+$/gu, '') ?? null;
  if (cut.endsWith('?') && /\p{L}/u.test(cut) && link === null) {
    const asked = cut.replace(/\s+/gu, ' ');
    return { kind: 'question', text: asked.slice(0, 1).toUpperCase() + asked.slice(1), link };
  }
  const line = (cut.split(/(?<=[.!?])\s|\n/u)[0] ?? '').replace(url, '');
  const text = tidy(tidy(line).replace(link === null ? urging : leadIn, ''))
    .replace(polite, '')
    .replace(/^on (?=an? )/iu, '')
    .replace(furtherRequest, '');
  return { ...readWish(text), link };
}
