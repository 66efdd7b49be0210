import type { Email, ProtectedToken, Sentence, Stretch } from '../document/email.ts';
import type { Profile } from '../draft.ts';
import { partVerbs, requestVerbs } from '../lexicon/requests/request-verbs.ts';
import { shoutedWords } from '../lexicon/wording/shouted-words.ts';
import { articleFor, gerundOf } from './wording.ts';

const softeners =
  /^(?:(?:so|and|but|also|then|(?:you are |you['’]re )?welcome to|please|kindly|just|simply|alternatively|either|next|finally|in the meantime|meanwhile|feel free to|(?:do not|don['’]t) hesitate to|(?:could|can|would|will) you(?: please| kindly| also)*|you (?:can|may|could|might)(?: also)?|(?:I|we)(?: would like to)?(?: also)?(?: kindly)? (?:request|ask|invite|urge|encourage) you to),? )+/iu;
const job = new RegExp(`^(?:${requestVerbs.join('|')})\\b`, 'iu');
const shouted = /^\p{Lu}{2}/u;

/** "Also, please send us your CV" → "send us your CV" */
export function bareJob(part: string): string {
  const bare = part.replace(/\s+/gu, ' ').trim().replace(softeners, '');
  return shouted.test(bare) || /^I\b/u.test(bare)
    ? bare
    : bare.slice(0, 1).toLowerCase() + bare.slice(1);
}

/** Whether the words are a job and nothing before it. */
export function isJob(bare: string): boolean {
  return job.test(bare);
}

const initials = /(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu;

/** "NDA" names something, where not all the words are in capitals. */
function initialsIn({ text, start }: Stretch): ProtectedToken[] {
  if (!/\p{Ll}{2}/u.test(text)) return [];
  return Array.from(text.matchAll(initials), ({ index, 0: found }) => ({
    kind: 'name' as const,
    field: 'body' as const,
    text: found,
    start: start + index,
    end: start + index + found.length,
  })).filter((token) => !shoutedWords.has(token.text.toLowerCase()));
}

/** Names, figures and links inside one of the stretches. */
export function tokensIn(email: Email, stretches: readonly Stretch[]): ProtectedToken[] {
  const tokens = email.protectedTokens.filter(
    ({ field, start, end }) =>
      field === 'body' && stretches.some((stretch) => stretch.start <= start && end <= stretch.end),
  );
  return [...tokens, ...stretches.flatMap(initialsIn)];
}

const mostWords = 24;
/** Who sells asks for interest in the thing, and who hires for interest in the job. */
const takers: readonly Profile[] = ['general', 'pr', 'link_building', 'fundraising'];
/** "Share a list of your other sites" is work of another kind. */
const ownWork =
  /^(?:share|give|submit|post) (?!(?:it|this|these|the|our|my)\b)|^give (?:me|us)\b/iu;
const verbFirst = /^(\p{L}+)(?= )/u;

/** "add our guide to your list" → "Would you be open to adding our guide to your list?"; null when no question fits. */
export function openQuestion(job: string, profile: Profile): string | null {
  const verb = verbFirst.exec(job)?.[1]?.toLowerCase();
  if (verb === undefined || !takers.includes(profile) || !partVerbs.has(verb)) return null;
  if (ownWork.test(job)) return null;
  if (job.split(' ').length > mostWords || /[:;?]/u.test(job)) return null;
  return `Would you be open to ${gerundOf(verb)}${job.slice(verb.length)}?`;
}

const verbs: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:schedule|arrange|set up|book|organi[sz]e|propose|hop on|jump on|get on|have|get|do|grab|find)\s+/iu,
    'do ',
  ],
  [/^(?:for|to have|to do)\s+/iu, 'do '],
  [/^to\s+/iu, ''],
];
const asked: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:would|are|will|might) you(?: \p{L}+)? be (?:free|available|open|able|up)\b(?: at all)?,?\s+(?=for\b|to\b)/iu,
    '',
  ],
  [/^are you (?:free|available|open)\b\s+(?=for\b|to\b)/iu, ''],
  [/^(?:could|can|may|might|shall) (?:we|I)(?: please| maybe| perhaps)?\s+/iu, ''],
  [
    /^(?:do|would|could|might) you (?:have|spare|possibly have)(?: me| us)?\s+(?:any |some )?(?:time\s+)?/iu,
    'do ',
  ],
  [
    /^(?:I|we)(?:['’]d| would)(?: also)? (?:love|like|be happy|be glad)(?: the (?:opportunity|chance))? to\s+/iu,
    '',
  ],
  [
    /^(?:I|we)(?:['’]d| would) (?:welcome|appreciate|love)\s+(?:the (?:opportunity|chance) to\s+)?/iu,
    '',
  ],
];
const opening = /^(?:so|and|but|also|then),?\s+/iu;
/** What the time is for; the question before it has just said so. */
const purpose =
  /,?\s+(?:at your (?:earliest )?convenience\b|(?:so (?:that )?)(?:I|we) (?:can|could)\b|to (?:discuss|talk|explain|explore|learn|see|find out|go (?:over|through)|tell you|hear|walk you)\b|and (?:I|we)['’]?(?:ll| will| can)\b).*$/iu;

/** "Could we meet for half an hour in Bergen?" → "meet for half an hour in Bergen": what the writer could do; null when it is no meeting. */
export function asOffer(request: string): string | null {
  const words = request
    .replace(/\s+/gu, ' ')
    .replace(/[?.!\s]+$/u, '')
    .replace(opening, '');
  for (const [pattern, verb] of asked) {
    if (!pattern.test(words)) continue;
    const rest = `${verb}${words.replace(pattern, '')}`.replace(purpose, '');
    const [found, replaced] = verbs.find(([one]) => one.test(rest)) ?? [];
    const offer = found ? rest.replace(found, replaced ?? '') : rest;
    return offer.split(' ').length < 2 ? null : offer.replace(/^do do /u, 'do ');
  }
  return null;
}

const name = '(?:\\p{Lu}[\\p{L}\\p{N}]+|@[\\w.]+)';
const places = new RegExp(
  `(?:[Ff]ollow|[Ll]ike|[Ff]ind|[Cc]onnect|[Jj]oin|[Mm]essage|[Dd][Mm]|[Aa]dd|[Ss]ee)(?: with)? (?:(us|me|our \\p{L}+|my \\p{L}+)(?: too| also)?,? )?(?:all )?on (?:our )?(${name}(?: ${name})?(?:(?:, and |, | and | or |, or )${name})*)`,
  'u',
);
const link = /(?:https?:\/\/|www\.)[^\s<>()"]+[^\s<>()",.;:!?]/iu;
const number = /\+?\(?\d[\d ().-]{6,16}\d/u;
const address = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/u;
/** "see my portfolio at …": where a thing is found. */
const found =
  /\b(?:see|view|visit|check out|(?:(?:have|take) a (?:\p{L}+ )?)?look at|browse|read|watch|find)\s+((?:our|my|the) [\p{L} -]{3,30}?) (at|on|here:?) (.+)$/iu;
/** "have a quick look at …": what is found there is no look. */
const looks =
  /^.*\b(?:look at|an? (?:\p{L}+ )?(?:look|glance|peek|read)(?: (?:at|of|through))?)(?:\s+|$)/iu;
/** "take a moment to see …" */
const noThing =
  /\b(?:moment|minutes?|seconds?|time|while|chance|go|try|visit|click|line|call|message|ring)$/iu;
const thing = /\b(the|our|my|your|this|that|an?)\s+([\p{L}\p{N}][\p{L}\p{N}'’ -]*)$/iu;
const afterThing = /\s+(?:for|to|at|on|with|here|now|below|via|through|today)\b.*$/iu;
const longestStatement = 5;
/** "shop our Amazon wishlist" */
const owned =
  /^(?:please |also )*(?:shop|see|visit|browse|check out|use|try|join|like|follow|buy from|(?:have a (?:\p{L}+ )?)?look at) (?:our|my) ([\p{L}\p{N}][\p{L}\p{N} '’-]{2,40})$/iu;
const books = /\b(?:book|schedule|reserve|arrange)\b/iu;
const calls = /\b(?:call|phone|ring|telephone|text|whatsapp|dial|reach|contact|message)\b/iu;

function isPlural(noun: string): boolean {
  return /[^s]s$/iu.test(noun) && !/(?:news|us)$/iu.test(noun);
}

/** "our website is here: https://…", from "visit our website for prices: https://…" */
function linked(job: string, url: string): string {
  const before = job.slice(0, job.indexOf(url)).replace(/[\s:>(–—-]{0,9}$/u, '');
  const [, determiner = '', words = ''] = thing.exec(before.replace(looks, '')) ?? [];
  const noun = words.replace(afterThing, '').trim();
  if (noun === '' || noun.split(' ').length > longestStatement) return `more is here: ${url}`;
  const whose = /^(?:our|my)$/iu.test(determiner) ? determiner.toLowerCase() : 'the';
  if (books.test(job)) return `${whose} ${noun} can be booked here: ${url}`;
  if (noThing.test(noun)) return `more is here: ${url}`;
  return `${whose} ${noun} ${isPlural(noun) ? 'are' : 'is'} here: ${url}`;
}

function placed(job: string, isMany: boolean): string | null {
  const [, whom = '', where] = places.exec(job) ?? [];
  if (where === undefined || /\bshare\b/iu.test(job)) return null;
  const isUs = whom === '' ? isMany : /^(?:us|our)\b/u.test(whom);
  const handle = /@[\w.]+$/u.exec(job)?.[0] ?? '';
  const at = handle === '' || where.includes(handle) ? '' : ` as ${handle}`;
  return `${isUs ? 'we are' : 'I am'} on ${where.replace(/,? or (?=[^,]+$)/u, ' and ')}${at}`;
}

function reached(job: string, own: string): string | null {
  const mail = address.exec(job)?.[0];
  const phone = calls.test(job) ? number.exec(job)?.[0] : undefined;
  const ways = [
    ...(phone === undefined ? [] : [`${own} number is ${phone}`]),
    ...(mail === undefined ? [] : [`${own} email address is ${mail}`]),
  ];
  return ways.length === 0 ? null : ways.join(' and ');
}

/**
 * What a job tells that must not be lost, as a statement that leaves the job to the reader: "follow us on
 * LinkedIn" → "we are on LinkedIn"; null when it tells something else.
 */
export function asStatement(job: string, speaksForMany: boolean): string | null {
  const isMany = /\b(?:us|our|we)\b/iu.test(job) || (speaksForMany && !/\b(?:me|my)\b/iu.test(job));
  const own = isMany ? 'our' : 'my';
  const [, what, where, rest] = found.exec(job) ?? [];
  if (what !== undefined && !/\bhere\b/iu.test(where ?? ''))
    return `${what.toLowerCase()} ${isPlural(what) ? 'are' : 'is'} ${where ?? ''} ${rest ?? ''}`;
  const url = link.exec(job)?.[0];
  if (url !== undefined) return linked(job, url);
  const having = owned.exec(job)?.[1];
  if (having !== undefined)
    return `${isMany ? 'we' : 'I'} have ${isPlural(having) ? '' : `${articleFor(having)} `}${having}`;
  return placed(job, isMany) ?? reached(job, own);
}

/** A sentence that asks: what it says first, and the jobs it gives one after the other. */
export type SplitRequest = {
  readonly sentence: Sentence;
  /** "We would also send you a kit" of "…, so please confirm your address". */
  readonly lead: string;
  readonly parts: readonly Stretch[];
  /** "We would love to …": says what the writer wants, and gives no jobIn. */
  readonly isWish: boolean;
};

const jobVerbs = requestVerbs.map((verb) => verb.replaceAll(' ', '\\s+')).join('|');
/** A verb, and not what looks like it: "sign up is free", "email marketing", "like you could try it". */
const jobIn = `(?!like\\s+(?:u|you|if|when|I|we|this|that|so)\\b)(?:${jobVerbs})(?![\\p{L}\\p{N}'’-]|\\s+(?:up\\s+)?(?:is|are|was|were|will|can|has|have|of|service|services|marketing|media|management|support|numbers?|address(?:es)?)\\b)`;
const softener =
  "(?:please|kindly|(?:you are |you[’']re )?welcome to|also|then|just|simply|alternatively|either|maybe|perhaps|in the meantime|meanwhile|(?:do )?feel free to|do not hesitate to|don['’]t hesitate to|you (?:can|may|could|might|should)(?: also)?(?: (?:wish|want|like) to)?|to)";
const wish =
  "(?:(?:(?:I|we)(?:['’]d| would| should)|would) (?:(?:also|really|very much|greatly|further) )*(?:love|like|appreciate|welcome|be (?:\\p{L}+ ){0,2}(?:grateful|glad|happy|delighted|honou?red|pleased|obliged|thrilled))|it(?:['’]d| would) be (?:great|good|lovely|nice|wonderful) to|(?:I|we) (?:also |hereby |kindly )*(?:request|invite|encourage|ask|urge|solicit))\\b";
const question =
  "(?:could|would|can|will|may|might|shall) (?:you|we|I)\\b|do you (?:have|know|mind)\\b|are you (?:free|available|open|interested)\\b|let(?:['’]s (?:connect|talk|chat|speak|meet|discuss|explore|set|schedule|arrange|find|jump|hop|grab|get)| us know| me know)\\b";
const condition =
  '(?:if|should|for|to) (?:you\\b|this|that|more|further|any|interested|be considered|apply|register|learn|find out|get|see|discuss|book|order)[^.!?,]{0,60},?\\s+(?:then )?';
const courtesy =
  "(?:please|kindly) (?:also )?(?:do )?(?!find\\b|see\\b|accept\\b|note\\b|don['’]t\\b|do not\\b|,)";

const opensRequest = new RegExp(
  `^(?:(?:so|and|but|also|then|alternatively|otherwise|finally|next|my friend|in the meantime|meanwhile|as a next step),?\\s+)*(?:${condition})?(?:${softener},?\\s+)*(?:${jobIn}|${question}|${wish})`,
  'iu',
);
const opensPolitely = new RegExp(`^(?:[\\p{L} ]{1,12},?\\s+)?(?:${condition})?${courtesy}`, 'iu');
const pointsToFile = /^(?:(?:please|kindly|also) )*(?:find|see|accept|note)\b/iu;
const turnsToRequest = new RegExp(
  `(?:[,;]\\s+(?:(?:so|and|then|or)\\s+)*|\\s+(?:so|and)\\s+(?:so\\s+)?)(?=${courtesy}|${question}|(?:${condition})${courtesy}|${wish}|you (?:can|may|could)(?: also)? (?:${jobIn}))`,
  'giu',
);
const nextJob = new RegExp(
  `(?:[,;]\\s*(?:(?:and|or|but)\\s+)?|\\s+(?:and|or)\\s+)(?:(?:${softener}),?\\s+)*(?=${jobIn})`,
  'giu',
);
const onlyWishes = new RegExp(`^(?:[\\p{L} ]{1,20},? )?${wish}`, 'iu');

/** "At your earliest convenience, please …" says nothing before it asks. */
const hangs =
  /^(?:(?:and|so|but|or|also),? )?(?:at|in|on|by|with|for|if|as|when|while|whilst|since|to|after|before|although|though|because|should|given|once|due|per|via|whenever|until|unless)\b[^,]*$/iu;
const fewestWordsBefore = 4;
/** A longer sentence is not one that a person wrote. */
const longestRead = 1_500;

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

type Opening = { readonly lead: number; readonly start: number; readonly reach: number };

/** Where the request begins; null when the sentence makes none. */
function openingOf(text: string): Opening | null {
  if (pointsToFile.test(text)) return null;
  const found = opensRequest.exec(text) ?? opensPolitely.exec(text);
  if (found) return { lead: 0, start: 0, reach: found[0].length };
  for (const turn of text.matchAll(turnsToRequest)) {
    if (wordsIn(text.slice(0, turn.index)) < fewestWordsBefore) continue;
    const start = turn.index + turn[0].length;
    return hangs.test(text.slice(0, turn.index))
      ? { lead: 0, start: 0, reach: start }
      : { lead: turn.index, start, reach: start };
  }
  return null;
}

/** Several passes ask about the same sentence. */
const known = new WeakMap<Sentence, SplitRequest | null>();

/** The jobs a sentence gives: "book a slot", "download our brochure", "follow us"; null when it asks nothing. */
export function splitRequest(sentence: Sentence): SplitRequest | null {
  const found = known.get(sentence);
  if (found !== undefined) return found;
  const request = split(sentence);
  known.set(sentence, request);
  return request;
}

function split(sentence: Sentence): SplitRequest | null {
  const { text } = sentence;
  const begun = text.length > longestRead ? null : openingOf(text);
  if (!begun) return null;
  const end = text.length - (/[.!?\s"”’)]*$/u.exec(text.slice(-20))?.[0].length ?? 0);
  const stretch = (from: number, to: number): Stretch => ({
    start: sentence.start + from,
    end: sentence.start + to,
    text: text.slice(from, to),
  });
  const parts: Stretch[] = [];
  let from = begun.start;
  for (const found of text.slice(0, end).matchAll(nextJob)) {
    if (found.index < begun.reach) continue;
    parts.push(stretch(from, found.index));
    from = found.index + found[0].length;
  }
  parts.push(stretch(from, end));
  const [first] = parts;
  const isWish =
    parts.length === 1 && onlyWishes.test(first?.text ?? '') && !isJob(bareJob(first?.text ?? ''));
  return { sentence, lead: text.slice(0, begun.lead), parts, isWish };
}
