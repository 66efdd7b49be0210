import { countInWords } from '../../lib/words/count-in-words.ts';
import type { LeftBehind } from './left-behind.ts';

const list = new Intl.ListFormat('en-GB');

/** "Two messages are not sent, and one campaign is not saved"; empty when nothing is left. */
export function leftInWords(left: LeftBehind): string {
  const { draft = 0, result = 0 } = left;
  const unsaved = [
    ...(['campaign', 'template', 'workflow'] as const).flatMap((kind) => {
      const count = left[kind] ?? 0;
      return count > 0 ? [{ words: countInWords(count, kind), isOne: count === 1 }] : [];
    }),
    ...(left.settings ? [{ words: 'what you changed in the settings', isOne: true }] : []),
    ...(result > 0
      ? [{ words: `what you chose in ${countInWords(result, 'email')}`, isOne: true }]
      : []),
  ];
  const areMany = unsaved.length > 1 || unsaved.some(({ isOne }) => !isOne);
  const clauses = [
    ...(draft > 0
      ? [`${countInWords(draft, 'message')} ${draft > 1 ? 'are' : 'is'} not sent`]
      : []),
    ...(unsaved.length > 0
      ? [`${list.format(unsaved.map(({ words }) => words))} ${areMany ? 'are' : 'is'} not saved`]
      : []),
  ];
  const sentence = clauses.join(', and ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const whatLeavingForgets =
  'This browser keeps what the server does not have until you sign out; then it forgets it.';
