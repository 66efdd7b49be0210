import type { EvidenceId } from '@replysmith/coach';

type NotPunished = {
  readonly what: string;
  readonly why: string;
  /** What was found where that was looked for. */
  readonly card: EvidenceId;
};

/** What is often counted as a fault and has no rule here. */
export const notPunished = [
  {
    what: '“Low price” and its like',
    why: 'Such words hardly tell spam from wanted mail',
    card: 'K4',
  },
  { what: '“I hope you’re well”', why: 'No measurement found', card: 'T11' },
  {
    what: 'One exclamation mark',
    why: 'A little warmer, a little less powerful; no loss measured',
    card: 'T5',
  },
  { what: 'The word “I”', why: 'Five studies of customer service favour it over “we”', card: 'F1' },
  {
    what: 'A first name in the subject',
    why: 'One trial for it; the repeat found nothing',
    card: 'S14',
  },
  {
    what: 'A line that offers to opt out',
    why: 'No study found in which it lowered answers',
    card: 'L8',
  },
] as const satisfies readonly NotPunished[];
