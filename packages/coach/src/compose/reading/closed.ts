import { calm } from './tidy.ts';

/** A sentence with a large first letter and a full stop; a link keeps none, so that it still works. */
export function closed(text: string): string {
  const isGreek = /\p{Script=Greek}["”»)]*[;\u037e]\s*$/u.test(text);
  const bare = calm(text.replace(isGreek ? /\s+$/u : /[\s,;:]+$/u, ''));
  if (/(?:https?:\/\/|www\.)\S+$/iu.test(bare)) return bare;
  const whole = bare.slice(0, 1).toUpperCase() + bare.slice(1);
  if (isGreek) return whole;
  return /[.!?…]["'”’)\]]*$/u.test(whole) ? whole.replace(/!+(?=["'”’)\]]*$)/u, '.') : `${whole}.`;
}
