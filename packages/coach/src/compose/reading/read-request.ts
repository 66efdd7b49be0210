import { meetingNouns } from '../../lexicon/requests/ask-phrases.ts';
import { headOf, isPlural, lastWord, withArticle } from './noun-phrase.ts';
import { inSentence, tidy, toReader } from './tidy.ts';

/**
 * What the writer wants of the reader. `meeting`: "a 15-minute call" · `thing`: "a free trial" · `send`: what the
 * writer can send · `act`: what the reader would do, "join our webinar" · `talk`: what to talk about · `refer`: the
 * right person · `reply`: only an answer · `question`: put as one already.
 */
export type RequestKind =
  'meeting' | 'thing' | 'send' | 'show' | 'act' | 'talk' | 'refer' | 'reply' | 'question';
export type Request = {
  readonly kind: RequestKind;
  readonly text: string;
  readonly link: string | null;
};

const longest = 300;
const url = /\(?\b(?:https?:\/\/|www\.)[^\s<>()"]+\)?/iu;
const polite =
  /^(?:(?:please|kindly|just|simply|now|to|then)\s+|(?:(?:we|I)(?:['’]d| would)? (?:want|like|love|hope|need)(?: to)?(?: (?:get|have|ask))?|ask(?:ing)?|get(?:ting)?|encourage|have|convince|invite|persuade)\s+(?:them|you|the reader|readers|people|prospects|the recipient)\s+(?:to\s+)?|(?:we|I)(?:['’]d| would)? (?:like|want|love) to\s+)+/iu;
const trailing =
  /[\s,]*(?:\b(?:today|now|asap|right away|here|below|via|at|on|using|through|with|by clicking|this link|the link)\b[\s,:]*)+$/iu;
const meet =
  /^(?:book|schedule|arrange|set up|request|have|get|organi[sz]e|plan|jump on|hop on|join|grab|agree(?: on| to)?|propose|offer|reserve|do|take|ask for|suggest)\s+(?:in\s+)?(?:for\s+)?/iu;
const give = /^(?:send|share|offer|give|email|forward|provide)\s+(?:(?:them|you|over|out)\s+)?/iu;
const fetch =
  /^(?:download|request|get|claim|receive|grab|ask for|order|read|check out|view|access|see|look at|have a look at|take a look at)\s+/iu;
const start =
  /^(?:sign up|register|start|begin|enrol|enroll|go|opt)\s+(?:for|with|on|in)?\s*(?=(?:an?|the|your|our|their|free|\d)\b)/iu;
const talk =
  /^(?:discuss|talk about|talk through|explore|chat about|speak about|hear about|learn (?:more )?about|find out (?:more )?about)\s+/iu;
const refer =
  /\b(?:referrals?|refer (?:me|us)|right person|point (?:me|us)|introduc(?:e|tion) (?:me|us|to)|who (?:is|handles|looks after|owns))\b/iu;
const reply =
  /^(?:reply|respond|answer|let (?:me|us) know|get back|write back|get in touch|contact|reach out|respond|hit reply|drop (?:me|us) a|interest|say yes|learn more|find out more|hear back)\b/iu;
const opinion =
  /^(?:get|ask for|collect|request|gather|receive)\s+(?:some |your |their |honest )*(feedback|opinions?|advice|thoughts|views?|input)\b/iu;
const asksReader =
  /^(?:\p{L}+)\s+(?:an?|the|our|my|your|this|that|us|me|it|them|him|her|for|to|with|at|by|in|on|up|out|one|two|three)\b/iu;

function isMeeting(phrase: string): boolean {
  return (
    meetingNouns.has(lastWord(headOf(phrase))) ||
    /^(?:an? )?(?:\S+ ){0,2}(?:call|chat|coffee|meeting|demo)\b/iu.test(phrase)
  );
}

function asThing(phrase: string): string {
  const bare = phrase.replace(
    /^(?:your|their)\s(?=(?:free|first|own|personal|\d|complimentary|trial|demo|call))/iu,
    '',
  );
  return withArticle(inSentence(toReader(bare)));
}

function of(kind: RequestKind, text: string): Omit<Request, 'link'> {
  return { kind, text };
}

function readWords(text: string): Omit<Request, 'link'> {
  if (text === '' || reply.test(text)) return of('reply', '');
  if (refer.test(text)) return of('refer', '');
  const asked = opinion.exec(text);
  if (asked) {
    const rest = text.slice(asked[0].length);
    return of('act', `give me your ${asked[1]?.toLowerCase() ?? 'view'}${toReader(rest)}`);
  }
  const met = text.replace(meet, '');
  if (isMeeting(met)) return of('meeting', asThing(met));
  if (/^show\s/iu.test(text))
    return of('show', toReader(text.replace(/^show\s+(?:(?:them|you)\s+)?/iu, '')));
  if (give.test(text)) return of('send', asThing(text.replace(give, '')));
  if (talk.test(text)) return of('talk', toReader(text.replace(talk, '')));
  if (start.test(text)) return of('thing', asThing(text.replace(start, '')));
  if (/^invite\s(?:(?:them|you)\s)?to\s/iu.test(text))
    return of('act', `come to ${toReader(text.replace(/^invite\s(?:(?:them|you)\s)?to\s/iu, ''))}`);
  if (fetch.test(text)) return of('send', asThing(text.replace(fetch, '')));
  const isDeed =
    asksReader.test(text) &&
    !/^(?:an?|the|our|my|your|one|two|three)\b/iu.test(text) &&
    !isPlural(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');
  if (
    isDeed ||
    /^(?:try|test|join|visit|apply|buy|donate|attend|subscribe|meet|call|watch|consider|become|switch|confirm|vote)\b/iu.test(
      text,
    )
  )
    return of('act', toReader(inSentence(text)));
  return of('thing', asThing(text));
}

/** What a call to action asks for. Never throws; of an empty one only an answer. */
export function readRequest(raw: string): Request {
  const cut = raw.slice(0, longest).trim();
  const link = url.exec(cut)?.[0].replace(/^\(|[).,;:!?]+$/gu, '') ?? null;
  if (/\?$/u.test(cut) && link === null) {
    const asked = cut.replace(/\s+/gu, ' ');
    return { kind: 'question', text: asked.slice(0, 1).toUpperCase() + asked.slice(1), link };
  }
  const line = (cut.split(/(?<=[.!?])\s|\n/u)[0] ?? '').replace(url, '');
  const text = tidy(tidy(line).replace(trailing, '')).replace(polite, '');
  return { ...readWords(text), link };
}
