import type { Sentence, Stretch } from '../document/email.ts';
import { requestVerbs } from '../lexicon/requests/request-verbs.ts';

const softeners =
  /^(?:(?:so|and|but|also|then|(?:you are |you['’]re )?welcome to|please|kindly|just|simply|alternatively|either|next|finally|in the meantime|meanwhile|feel free to|(?:do not|don['’]t) hesitate to|(?:could|can|would|will) you(?: please| kindly| also)*|you (?:can|may|could|might)(?: also)?|(?:I|we)(?: would like to)?(?: also)?(?: kindly)? (?:request|ask|invite|urge|encourage) you to),? )+/iu;
const job = new RegExp(`^(?:${requestVerbs.join('|')})\\b`, 'iu');
const shouted = /^\p{Lu}{2}/u;

/** "Also, please send us your CV" → "send us your CV" */
function bareJob(part: string): string {
  const bare = part.replace(/\s+/gu, ' ').trim().replace(softeners, '');
  return shouted.test(bare) || /^I\b/u.test(bare)
    ? bare
    : bare.slice(0, 1).toLowerCase() + bare.slice(1);
}

/** Whether the words are a job and nothing before it. */
function isJob(bare: string): boolean {
  return job.test(bare);
}

/** A sentence that asks: what it says first, and the jobs it gives one after the other. */
type SplitRequest = {
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
