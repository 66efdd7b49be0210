import type { Ask } from '../../document/email.ts';

/** The shortest yes that fits how the question was put. */
const nods: readonly (readonly [RegExp, string])[] = [
  [/^would you like\b|^(?:do you )?want\b/iu, 'Yes, please.'],
  [/^(?:shall|should|may|can|could) i\b/iu, 'Please do.'],
  [/^(?:shall|should|may|can|could) we\b/iu, 'Yes, let’s.'],
  [/^are you (?:open|interested|looking|hiring)\b/iu, 'Yes, I am.'],
  [/^(?:would|could|might) (?!you\b|we\b|i\b)/iu, 'Yes, I think so.'],
  [/^is there\b/iu, 'Yes, there is.'],
  [/^is (?!.* or )\p{L}/iu, 'Yes, it is.'],
  [/^does .* work\b/iu, 'Yes, that works.'],
  [/^does (?:that|this|it)\b/iu, 'Yes, it does.'],
  [/^do you\b/iu, 'Yes, I do.'],
  [/^(?:curious|worth)\b/iu, 'Yes.'],
  [/^would you (?:consider|be)\b/iu, 'Yes, I would.'],
  [/^(?:can|could|will|would) you\b/iu, 'Yes, I can do that.'],
  [/\bworth\b/iu, 'I think so, yes.'],
];

/** A yes in a word or so; null where a bare yes would not say to what. */
export function nodToAsk(ask: Ask | undefined): string | null {
  const asked = ask?.sentence.text.slice(0, 200).replace(/^(?:so|also|and|if so),? /iu, '') ?? '';
  if (!asked.endsWith('?')) return null;
  return nods.find(([pattern]) => pattern.test(asked))?.[1] ?? null;
}
