import { readerPronouns, senderPronouns } from '../../relevance/parties.ts';
import type { Email, ProtectedToken, Sentence } from '../../document/email.ts';
import { findCustomer } from './find-customer.ts';

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
