import type { Email, ProtectedToken, Sentence } from '../document/email.ts';
import type { Profile } from '../draft.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { acceptAsk, mainAsk, nodToAsk, ownFact, ownerOf } from './wording.ts';
import { partiesOf, readerPronouns, senderPronouns } from '../relevance/parties.ts';
import { findReaderCompany } from '../subjects/find-reader-company.ts';
import { type Topic, findTopics } from '../subjects/find-topics.ts';

const mostWords = 16;
const fewestWords = 5;
const breaks = /[,;:—–]\s|\s\(|\)\s/u;
const awkward = /[“”"<>{}[\]%\n\r]{2}|[“”"<>{}[\]\n\r]|https?:|www\./u;
const loose = /^(?:and|but|so|because|which|who|while|or|as|though|then)\s/iu;

/** A sentence, or the part of it around a token, that can stand in quotation marks; null when none can. */
export function quotable(sentence: Sentence, token: ProtectedToken | null): string | null {
  const part = wordsIn(sentence.text) <= mostWords ? sentence.text : partAround(sentence, token);
  const plain = part
    .replace(loose, '')
    .replace(/[\s.!?,;:]+$/u, '')
    .trim();
  const count = wordsIn(plain);
  const fits = count >= fewestWords && count <= mostWords && !awkward.test(plain);
  return fits ? `“${plain}”` : null;
}

function partAround({ text, start }: Sentence, token: ProtectedToken | null): string {
  const at = token ? token.start - start : 0;
  let from = 0;
  for (const part of text.split(breaks)) {
    const place = text.indexOf(part, from);
    from = place + part.length;
    if (at <= from) return part;
  }
  return '';
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

/** What a reply may speak of, in words of the email or the conversation and fit for their place. */
export type Slot =
  /** The writer's first name, and the reader's. */
  | 'sender'
  | 'me'
  /** Fit for the middle of a sentence, from the reader's side: "our checkout". */
  | 'topic'
  | 'theirs'
  /** What the writer noticed, as a clause from the reader's side: "we opened a café in Leeds". */
  | 'fact'
  /** Quoted: the subject, and what the writer claims. */
  | 'subject'
  | 'claim'
  /** Quoted: how many they say they serve. */
  | 'crowd'
  /** "38%" */
  | 'figure'
  /** What an open blank should hold, quoted. */
  | 'gap'
  /** A whole sentence that says yes to the ask, and a short one. */
  | 'accept'
  | 'nod'
  /** What the writer is after: "a customer". */
  | 'want'
  /** Quoted from the writer's latest message. */
  | 'answer';

export type Facts = Readonly<Partial<Record<Slot, string>>>;

const wants: Readonly<Record<Profile, string>> = {
  general: 'help',
  sales: 'a customer',
  pr: 'press coverage',
  recruiting: 'someone to hire',
  link_building: 'a link',
  job_search: 'a job',
  fundraising: 'funding',
};

const trades =
  /^(?:investor|editor|recruiter|manager|founder|team|friend|colleague|director|owner|partner|hiring|sir|madam|customer|reader|journalist|buyer|candidate|sister|brother|father|doctor|professor|captain|reverend|everyone|all|folks)s?$/iu;
const crowd =
  /\d\+? (?:\p{L}+ )?(?:customers|clients|companies|firms|shops|teams|brands|clinics|retailers|businesses|stores|hotels|schools|founders|offices|restaurants|agencies)\b/iu;

type Read = {
  readonly profile: Profile;
  readonly noticed: Sentence | null;
  readonly claim: Claim | null;
  readonly text: string;
};

/** What a reply to this email may speak of; what is not there has no entry. */
export function factsOf(email: Email, { profile, noticed, claim, text }: Read): Facts {
  const blank = openBlanks(email).find(({ isName }) => !isName)?.token;
  const ask = mainAsk(email);
  const facts: Partial<Record<Slot, string | null | undefined>> = {
    sender: senderName(email),
    me: firstName(email),
    ...topicsOf(email, text),
    subject: quotedSubject(email),
    claim: claim && quotable(claim.sentence, claim.token),
    fact: noticed && ownFact(noticed),
    crowd: claim && crowd.test(claim.sentence.text) ? quotable(claim.sentence, claim.token) : null,
    figure: claim?.figure,
    gap: blank && labelOf(blank),
    accept: acceptAsk(email, ask),
    nod: nodToAsk(ask),
    want: wants[profile],
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
}

function firstName({ addressee }: Email): string | null {
  const name = addressee?.text ?? '';
  return /^\p{L}[\p{L}’'-]+$/u.test(name) && !trades.test(name) ? name : null;
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

/** A sentence in which the writer vouches for a figure. */
export type Claim = {
  readonly sentence: Sentence;
  readonly token: ProtectedToken;
  /** "38%", where it can stand by itself. */
  readonly figure: string | null;
  /** Whether it says what came of something, and not merely how many there are. */
  readonly isResult: boolean;
};

const writerPronouns: ReadonlySet<string> = new Set(['i', 'my', "i've", "i'm"]);
const telling = /%|[$£€]|\d{2}|\d[.,]\d/u;
const year = /^(?:19|20)\d\d$/u;
const standsAlone = /^(?:[$£€]\s?\d[\d.,]*[kmb]?|\d[\d.,]*\s?%)$/iu;
const result =
  /\b(?:saved?|cut|raised|lost|recovered|won|earned|reduced|grew|rose|fell|dropped|went|sold|made|took|brought)\b/iu;
/** What something costs or pays is an offer and no claim. */
const terms =
  /\b(?:costs?|prices?|fees?|charge|start at|salary|pay|pays|per hour|rates?|raising|committed|owe|between)\b/iu;

/** The first telling claim among what was read; one with a share or a sum goes before a mere count. */
export function findClaim(
  email: Email,
  read: readonly Sentence[],
  noticed: Sentence | null,
): Claim | null {
  const numbers = email.protectedTokens.filter(
    ({ field, kind, text }) =>
      field === 'body' && kind === 'number' && telling.test(text) && !year.test(text),
  );
  const asking = new Set(email.asks.map(({ sentence }) => sentence));
  const claims = read.flatMap((sentence): Claim[] => {
    if (sentence === noticed || asking.has(sentence) || terms.test(sentence.text)) return [];
    const token = numbers.find(({ start }) => start >= sentence.start && start < sentence.end);
    return token ? claimIn(email, sentence, token) : [];
  });
  return claims.find(({ isResult }) => isResult) ?? claims[0] ?? null;
}

function claimIn(email: Email, sentence: Sentence, token: ProtectedToken): Claim[] {
  const has = (pronouns: ReadonlySet<string>) =>
    sentence.words.some(({ key }) => pronouns.has(key));
  const customer = findCustomer(email, sentence);
  const isSum = /[$£€]/u.test(token.text);
  if (isSum && !result.test(sentence.text)) return [];
  const isShare = isSum || token.text.includes('%');
  const isOwn = customer !== null || has(senderPronouns) || has(writerPronouns);
  if (!isOwn && (!isShare || has(readerPronouns))) return [];
  const figure = standsAlone.test(token.text) && !/^100\s?%$/u.test(token.text) ? token.text : null;
  return [{ sentence, token, figure, isResult: isShare || customer !== null }];
}

const before =
  /\b(?:(?:worked|did this|rewrote \p{L}+ \p{L}+|work) (?:for|with)|customers? (?:like|such as)|including|same for)\s+$/iu;
const after =
  /^(?:['’]s)?\s(?:and\s\p{Lu}\p{L}+\s)?(?:in \p{Lu}\p{L}+ )?(?:uses?|cut|cuts|went|pays?|saved|saves|bakes|answers?|sells?|moved|stopped|now|has|have|got|grew|runs?|switched|dropped|had|who had)\b/u;

/** A firm the writer names as one they worked for: it does something in the sentence, or stands after "worked with". */
function findCustomer(email: Email, sentence: Sentence): string | null {
  const { sender, addressee } = partiesOf(email);
  const reader = findReaderCompany(email)?.toLowerCase();
  const found = email.protectedTokens.find(({ kind, field, text, start, end }) => {
    if (kind !== 'name' || field !== 'body') return false;
    if (start < sentence.start || end > sentence.end) return false;
    const words = text.toLowerCase().split(/\s+/u);
    if (text.toLowerCase() === reader) return false;
    if (words.some((word) => sender.has(word) || addressee.has(word))) return false;
    const lead = email.body.slice(sentence.start, start);
    const isSubject = lead.trim() === '' && after.test(email.body.slice(end, end + 40));
    return isSubject || before.test(lead.slice(-40));
  });
  return found?.text ?? null;
}

type OpenBlank = {
  readonly token: ProtectedToken;
  /** It stands where the reader is greeted: they know their own name, so they have nothing to ask about it. */
  readonly isName: boolean;
};

/** What the writer has yet to fill in. */
export function openBlanks({ protectedTokens, greeting }: Email): OpenBlank[] {
  return protectedTokens
    .filter(({ kind }) => kind === 'blank')
    .map((token) => ({
      token,
      isName: token.field === 'body' && greeting !== null && token.start < greeting.end,
    }));
}

/** "“minutes”" */
export function labelOf({ text }: ProtectedToken): string {
  const label = /^\[fill in:\s*([^\]\n]{2,60})\]$/iu.exec(text)?.[1]?.trim();
  return label === undefined ? '“fill in”' : `“${label}”`;
}

const groups =
  /\b(?:team|group|ltd|inc|llc|gmbh|department|sales|support|marketing|company|solutions|services|agency|media|club|office|studio|logistics|consulting|players|theatre|choir|society|friends|volunteers)\b/iu;
const oneName = /^\p{Lu}[\p{Ll}’'-]{1,20}$/u;
const closings =
  /^(?:greetings|cheers|thanks|regards|best|sincerely|yours|kind|warm|many|love|hugs)$/iu;
const titles = /^(?:mr|mrs|ms|miss|dr|prof)\.?$/iu;

/** The first name under the email; null for a firm, a team, or nothing that reads as a person's name. */
function senderName({ signature }: Email): string | null {
  const line = signature?.text.split('\n')[0]?.trim() ?? '';
  const words = line.split(/[\s,|]+/u).filter((word) => word !== '' && !titles.test(word));
  const [first] = words;
  if (first === undefined || words.length > 4 || groups.test(line) || /[&@\d]/u.test(line))
    return null;
  const isWord = closings.test(first) || englishFunctionWords.has(first.toLowerCase());
  return oneName.test(first) && !isWord ? first : null;
}

const firmWeight = 4.4;
const longestTail = 3;
/** Longer than any email; topics are weighed against every word, so they would take too long. */
const longestRead = 20_000;
const people = /(?:ers|ors|ists|ants|people|team|staff|clients|visitors)$/iu;
const participle = /^(?:done|\p{L}+ed)\b/iu;
/** People and firms are no matter that one settles. */
const parties =
  /(?:practice|company|firm|shop|store|office|agency|school|hotel|restaurant|business|site|guarantee|budget)$/iu;

/** What the email is about by its own subject line, as the reader would say it: "our checkout", "my talk at FOSDEM". */
function topicsOf(email: Email, read: string): Pick<Facts, 'topic' | 'theirs'> {
  if (email.body.length > longestRead) return {};
  const said = read.toLowerCase();
  const subject = new Set(email.subjectWords.map(({ key }) => key));
  const firm = findTopics(email).filter(
    ({ kind, weight, bare }) =>
      weight >= firmWeight &&
      said.includes(bare.toLowerCase()) &&
      (kind === 'offer' || subject.has(bare.toLowerCase().split(' ').at(-1) ?? '')),
  );
  const theirs = firm.find(({ kind, bare }) => kind === 'theirs' && !people.test(bare));
  const topic = firm.find(isMatter);
  return {
    ...(theirs && { theirs: fromReader(theirs) }),
    ...(topic && { topic: fromReader(topic) }),
  };
}

/** A bare singular noun would want an article that the writer did not give; a talk is no matter to settle. */
function isMatter({ kind, bare }: Topic): boolean {
  if (parties.test(bare) || people.test(bare) || participle.test(bare)) return false;
  if (kind === 'matter') return /[^s]s$/u.test(bare);
  return kind === 'offer' || (kind === 'theirs' && ownerOf(bare.split(' ')) === 'our');
}

function fromReader({ kind, phrase, bare, tail = '' }: Topic): string {
  if (kind !== 'theirs') return phrase;
  const isShort = tail.split(' ').length <= longestTail && !/['’]/u.test(tail);
  return [ownerOf(bare.split(' ')), bare, isShort ? tail : ''].filter(Boolean).join(' ');
}

/** What an email of a kind speaks of. A guess without any of it may be wrong, and nobody answers on a wrong guess. */
const matters: Readonly<Record<Exclude<Profile, 'general' | 'sales'>, RegExp>> = {
  pr: /\b(?:stor(?:y|ies)|press|article|piece|readers|listeners|coverage|interview|embargo\w*|survey\w*|counted|figures|data|episode|show|podcast|publish\w*|programme|report\w*|exclusive|announc\w*|launch\w*|series|table|map)\b/iu,
  recruiting:
    /\b(?:roles?|jobs?|positions?|vacanc\w*|salary|hir(?:e|es|ing)|recruit\w*|candidates?|contract|team of|join us|join our|your next|need someone|needs someone|wants someone|one person|pays?)\b/iu,
  link_building:
    /\b(?:links?|linking|backlinks?|guest (?:post|article|blog)|page|pages|articles?|posts?|guide|site|list|cite|embed)\b/iu,
  job_search:
    /\b(?:roles?|jobs?|positions?|vacanc\w*|openings?|hir(?:e|es|ing)|recruit\w*|appl(?:y|ied|ying|ications?)|cv|resume|résumé|internships?|apprentice\w*|trial shift|placement|join(?:ing)? (?:your|you)|graduat\w*|degree|thesis|diploma|scholarship|phd|career\w*|work (?:for|with) you|looking for|free from|notice|unpaid|anyone|place|part time|living|project|registered)\b/iu,
  fundraising:
    /\b(?:rais(?:e|es|ed|ing)|rounds?|seed|deck|invest\w*|fund\w*|donat\w*|donors?|charit\w*|gifts?|gave|give|sponsor\w*|grants?|pay for|buy it|short|traction)\b/iu,
};

/** What a reader takes the email for: the kind it is said to be, or a guess that its words bear out. */
export function takenFor({ reading, subject, body }: Email): Profile {
  const { profile, isProfileGuessed } = reading;
  if (!isProfileGuessed || profile === 'general' || profile === 'sales') return profile;
  return matters[profile].test(`${subject ?? ''}\n${body.slice(0, 20_000)}`) ? profile : 'general';
}
