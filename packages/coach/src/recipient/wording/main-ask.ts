import type { Ask, Email } from '../../document/email.ts';

const needsWords = /^(?:who|what|when|where|which|why|how)\b/iu;

/** The ask that a yes answers: the first that can be met with one, before a booking link or "who else?". */
export function mainAsk({ asks }: Email): Ask | undefined {
  const open = asks.filter(({ sentence }) => !needsWords.test(sentence.text));
  const plain = open.filter(({ kind }) => kind !== 'referral' && kind !== 'calendar');
  return (
    plain.find(({ sentence }) => sentence.text.endsWith('?')) ?? plain[0] ?? open[0] ?? asks[0]
  );
}
