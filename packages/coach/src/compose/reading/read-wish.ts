import {
  asksForOthers,
  bareReply,
  requestOpeners as opens,
} from '../../lexicon/briefs/requests.ts';
import { meetingNouns } from '../../lexicon/requests/ask-phrases.ts';
import { headOf, isRound, lastWord, withArticle } from './noun-phrase.ts';
import { wish, type Wish } from './request.ts';
import { startsWithVerb } from './starts-with-verb.ts';
import { inSentence, toReader } from './tidy.ts';

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
export function readWish(text: string): Wish {
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
