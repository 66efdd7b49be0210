import type { Profile } from '../../draft.ts';
import type { Email, Sentence } from '../../document/email.ts';
import { acceptAsk } from '../wording/accept-ask.ts';
import { mainAsk } from '../wording/main-ask.ts';
import { nodToAsk } from '../wording/nod-to-ask.ts';
import { ownFact } from '../wording/own-fact.ts';
import type { Facts, Slot } from './facts.ts';
import type { Claim } from './find-claim.ts';
import { labelOf, openBlanks } from './open-blanks.ts';
import { quotable } from './quotable.ts';
import { senderName } from './sender-name.ts';
import { topicsOf } from './spoken-topic.ts';

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
