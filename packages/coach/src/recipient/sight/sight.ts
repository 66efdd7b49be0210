import type { Profile, Span } from '../../draft.ts';
import { senderPronouns } from '../../relevance/parties.ts';
import { readRelevance } from '../../relevance/read-relevance.ts';
import { findTopics } from '../../subjects/find-topics.ts';
import type { Topic } from '../../subjects/topic.ts';
import type { Email, ProtectedToken, Sentence } from '../../text/email.ts';
import { acceptAsk } from '../wording/accept-ask.ts';
import { nodToAsk } from '../wording/nod-to-ask.ts';
import type { Skim } from '../reply.ts';
import type { Facts } from './facts.ts';
import { findCustomer } from './find-customer.ts';
import { quotable } from './quotable.ts';
import { senderName } from './sender-name.ts';
import { skimEmail } from './skim.ts';

/** The email as the recipient has it in mind after reading. */
export type Sight = {
  readonly email: Email;
  readonly skim: Skim;
  /** The message proper; of a wall only what the skim reached. */
  readonly text: string;
  readonly facts: Facts;
  /** The sentence of theirs that goes deepest into the reader, and the one that claims most. */
  readonly noticed: Sentence | null;
  readonly claim: Sentence | null;
  readonly isAboutReader: boolean;
  readonly isPlain: boolean;
  readonly offersSample: boolean;
  /** Whether the writer says what they make or do for others. */
  readonly isOffer: boolean;
};

const longestText = 6_000;
const firmTopic = 4.4;
const personal =
  /(?:^| )(?:talk|post|piece|article|episode|thread|memo|profile|podcast|book|column|newsletter|blog|guide|paper|interview|essay|review|speech|session|video|channel)$/iu;
const offering =
  /\b(?:we|i) (?:\p{L}+ )?(?:make|sell|deliver|build|help|offer|provide|clean|file|supply|run|translate|design|write|repair|reduce|cut|save|compare|specialise|specialize|do)\b|\b(?:service|product|platform|software|tool) (?:that|which|to|for)\b|\bhelps\b/iu;
const writerPronouns: ReadonlySet<string> = new Set(['i', 'my', "i've", "i'm"]);
const telling = /%|[$£€]|\d{2}|\d[.,]\d/u;

const wants: Readonly<Record<Profile, string>> = {
  general: 'help',
  sales: 'a customer',
  pr: 'press coverage',
  recruiting: 'someone to hire',
  link_building: 'a link',
  job_search: 'a job',
  fundraising: 'funding',
};

/** Reads an email as far as a stranger would. `isPlain` is whether its words said what is offered. */
export function seeEmail(email: Email, isPlain: boolean): Sight {
  const skim = skimEmail(email);
  const isRead = (sentence: Sentence) =>
    skim.length !== 'wall' || skim.seen.some((span) => holds(span, sentence));
  const read = email.substance.filter(isRead);
  const text = read
    .map((sentence) => sentence.text)
    .join('\n')
    .slice(0, longestText);
  const relevance = readRelevance(email);
  const isAboutReader = !['none', 'name'].includes(relevance.level);
  const noticed = relevance.sentence && isRead(relevance.sentence) ? relevance.sentence : null;
  const claim = findClaim(email, read, noticed);
  return {
    email,
    skim,
    text,
    noticed,
    claim: claim?.sentence ?? null,
    isAboutReader,
    isPlain,
    offersSample: /\b(?:samples?|example|portfolio|attached|draft|demo|trial|show you)\b/iu.test(
      text,
    ),
    isOffer: offering.test(text),
    facts: factsOf(email, { noticed, claim, read }),
  };
}

type Claim = { readonly sentence: Sentence; readonly token: ProtectedToken };

type Read = {
  readonly noticed: Sentence | null;
  readonly claim: Claim | null;
  readonly read: readonly Sentence[];
};

function factsOf(email: Email, { noticed, claim, read }: Read): Facts {
  const blank = email.protectedTokens.find(({ kind }) => kind === 'blank');
  const named = claim && findCustomer(email, claim.sentence);
  const facts: Partial<Record<keyof Facts, string | null | undefined>> = {
    sender: senderName(email),
    me:
      email.addressee && /^\p{L}[\p{L}’'-]+$/u.test(email.addressee.text)
        ? email.addressee.text
        : null,
    ...topicsOf(email, read),
    subject: quotedSubject(email),
    claim: claim && quotable(claim.sentence, claim.token),
    noticed: noticed && quotable(noticed, null),
    figure: claim && figureOf(claim.token),
    customer: named,
    gap: blank && labelOf(blank),
    accept: acceptAsk(email, email.asks.at(-1)),
    nod: nodToAsk(email.asks.at(-1)),
    want: wants[email.reading.profile],
    answer: null,
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
}

function holds(span: Span, { start, end }: Sentence): boolean {
  return span.field === 'body' && start >= span.start && end <= span.end;
}

/** The first telling figure in a sentence that speaks for the writer and not of the reader. */
function findClaim(
  email: Email,
  read: readonly Sentence[],
  noticed: Sentence | null,
): Claim | null {
  const numbers = email.protectedTokens.filter(
    ({ field, kind, text }) => field === 'body' && kind === 'number' && telling.test(text),
  );
  const asking = new Set(email.asks.map(({ sentence }) => sentence));
  const claims = read.flatMap((sentence): Claim[] => {
    if (sentence === noticed || asking.has(sentence)) return [];
    const token = numbers.find(({ start }) => start >= sentence.start && start < sentence.end);
    return token && speaksForWriter(email, sentence) ? [{ sentence, token }] : [];
  });
  return claims.find(({ token }) => figureOf(token) !== null) ?? claims[0] ?? null;
}

/** What "we" or "I" did, or what a customer of theirs did. */
function speaksForWriter(email: Email, sentence: Sentence): boolean {
  const isOwn = sentence.words.some(
    ({ key }) => senderPronouns.has(key) || writerPronouns.has(key),
  );
  return isOwn || findCustomer(email, sentence) !== null;
}

/** A share or a sum stands by itself; a bare number does not. */
function figureOf({ text }: ProtectedToken): string | null {
  return /^(?:[$£€]\s?\d[\d.,]*[kmb]?|\d[\d.,]*\s?%)$/iu.test(text) && !/^100\s?%$/u.test(text)
    ? text
    : null;
}

function labelOf({ text }: ProtectedToken): string | null {
  const label = /^\[fill in:\s*([^\]\n]{2,60})\]$/iu.exec(text)?.[1]?.trim();
  return label ? `“${label}”` : '“fill in”';
}

function quotedSubject({ subject, subjectWords, protectedTokens }: Email): string | null {
  const plain = subject?.trim() ?? '';
  const isAwkward =
    /[“”"<>{}[\]]|[!?]{2}|^\s*(?:re|fwd?)\s*:/iu.test(plain) ||
    protectedTokens.some(({ field, kind }) => field === 'subject' && kind === 'merge_tag');
  const isShouted = plain === plain.toUpperCase();
  const fits = subjectWords.length >= 2 && subjectWords.length <= 9;
  return fits && !isAwkward && !isShouted ? `“${plain.replace(/[.!?]+$/u, '')}”` : null;
}

function topicsOf(email: Email, read: readonly Sentence[]): Pick<Facts, 'topic' | 'theirs'> {
  const text = read.map((sentence) => sentence.text.toLowerCase()).join(' ');
  const firm = findTopics(email).filter(
    ({ weight, bare }) => weight >= firmTopic && text.includes(bare.toLowerCase()),
  );
  const theirs = firm.find(({ kind }) => kind === 'theirs');
  const topic = firm.find(isSpeakable);
  return {
    ...(theirs && { theirs: fromReader(theirs) }),
    ...(topic && { topic: fromReader(topic) }),
  };
}

/** A bare singular noun would want an article that the writer did not give; a talk is no matter to settle. */
function isSpeakable({ kind, bare }: Topic): boolean {
  if (kind === 'matter') return /[^s]s$/u.test(bare);
  return kind === 'offer' || (kind === 'theirs' && !personal.test(bare));
}

function fromReader({ kind, phrase, bare, tail = '' }: Topic): string {
  if (kind !== 'theirs') return phrase;
  const owner = personal.test(bare) ? 'my' : 'our';
  return [owner, bare, tail].filter(Boolean).join(' ');
}
