import { findOffers } from '../../subjects/find-offers.ts';
import type { Email } from '../../text/email.ts';
import { outreachKindOf, type OutreachKind } from './outreach-kind.ts';

const offerToSend =
  /\b(?:(?:shall|should|could|can|may|might) i|want me to|like me to|(?:useful|helpful|of use|help|worth it|interest)(?: to you)? if i) (send|sent|share|shared|show|showed|forward)(?: you| over)? ((?:the|an?|our|my|some|two|three|four|five|\d+) [^.,;!?\n—–]{3,60})/iu;
const present: Readonly<Record<string, string>> = { sent: 'send', shared: 'share', showed: 'show' };
const longestAsk = 20;
const leansBack = /\b(?:it|this|that|these|those|them|they|ones?|so|there|then|instead)\b/iu;
const vagueThing = /\b(?:it|this|that|these|details|information|more)\b/iu;

const plainAsks: Readonly<Record<OutreachKind, string>> = {
  sales: 'Is this of interest to you, or not for now?',
  pr: 'Is this something you would cover, or is it outside your beat?',
  recruiting: 'Would you consider a move at all, or is now the wrong time?',
  link: 'Is this something you would add, or is the page closed to changes?',
  guest_post: 'Is this something you would publish, or does it not fit?',
  job_search: 'Would my background be of use to you, or is there nothing open at the moment?',
  investor: 'Is this a stage and a field you would consider, or is it outside what you back?',
  donor: 'Is this something you would consider, or are your plans made?',
};

const eases = [
  'A plain yes or no is plenty, with no need to explain.',
  'One word is enough, and a no is as good as a yes.',
] as const;

/** "Shall I send you the three things I would fix first?" of an ask that offers to send them. */
function sendAsk({ asks }: Email): string | null {
  for (const { sentence } of asks) {
    const [, said = '', thing = ''] = offerToSend.exec(sentence.text) ?? [];
    if (said === '' || vagueThing.test(thing)) continue;
    const verb = said.toLowerCase();
    return `Shall I ${present[verb] ?? verb} you ${thing.trim()}?`;
  }
  return null;
}

/** The writer's own small question, when it makes sense without the sentences before it. */
function ownAsk({ asks }: Email): string | null {
  const own = asks.find(
    ({ kind, sentence: { text, words } }) =>
      (kind === 'interest' || kind === 'question') &&
      text.endsWith('?') &&
      words.length <= longestAsk &&
      !/\n|https?:/u.test(text) &&
      /^(?:would|could|may|can|shall|should|is|are|do|does|want)\b/iu.test(text) &&
      !leansBack.test(text.replace(/^would it (?:be|help)\b/iu, '')),
  );
  return own?.sentence.text ?? null;
}

/** The same request, made so small that one word answers it: in the writer's own words first. */
export function smallerAsks(email: Email): string[] {
  const kind = outreachKindOf(email);
  const own = sendAsk(email) ?? ownAsk(email);
  const offer = kind === 'sales' ? findOffers(email)[0]?.phrase : undefined;
  const isForReader = offer !== undefined && !/\b(?:our|my|us)\b/iu.test(offer);
  const plain = isForReader
    ? `Is ${offer.replace(/\btheir\b/giu, 'your')} on your list at the moment, or not?`
    : plainAsks[kind];
  return [...(own === null ? [] : [`${own} ${eases[1]}`]), `${plain} ${eases[0]}`];
}
