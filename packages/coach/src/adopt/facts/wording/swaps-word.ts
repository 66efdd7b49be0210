import { editorsWords } from '../../../lexicon/adopt/editors-words.ts';
import { everydayWords } from '../../../lexicon/adopt/everyday-words.ts';
import { plainWords } from '../../../lexicon/wording/plain-words.ts';
import { wordyPhrases } from '../../../lexicon/wording/wordy-phrases.ts';
import { englishFunctionWords } from '../../../lexicon/words/function-words.ts';
import { stemOf } from '../../units/stem-of.ts';
import type { Sources } from '../sources.ts';
import { baseForms } from './base-forms.ts';
import { isContent, keptShare, kinKeys } from './kin.ts';

const plain: ReadonlySet<string> = new Set([
  ...everydayWords,
  ...editorsWords,
  ...[...Object.values(plainWords), ...Object.values(wordyPhrases)].flatMap((one) =>
    one.split(' '),
  ),
]);
const mostlyKept = 0.6;
const beforeVerb =
  /^(?:we|i|you|they|it|that|which|who|can|may|might|will|would|could|i'll|we'll|you'll|don't|not|to)$/u;

/** Whether a sentence that stands otherwise names something that neither the writer nor anything known does. */
export function swapsWord(
  own: readonly string[],
  written: readonly string[],
  { stems }: Sources,
): boolean {
  if (keptShare(own, new Set(written.flatMap(kinKeys))) < mostlyKept) return false;
  const kin = new Set(own.flatMap(kinKeys));
  const isTold = (form: string) => englishFunctionWords.has(form) || stems.has(stemOf(form));
  const single = singleSwap(own, written);
  return written.some((word, at) => {
    if (!isContent(word) || isVerb(written[at - 1], word, written[at + 1])) return false;
    const forms = baseForms(word);
    if (forms.some(isTold) || kinKeys(word).some((key) => kin.has(key))) return false;
    return at === single || !forms.some((form) => plain.has(form));
  });
}

/** Where the one word stands that is another, and no plainer one for the writer's. */
function singleSwap(own: readonly string[], written: readonly string[]): number {
  const changed = own.flatMap((word, at) => (word === written[at] ? [] : [at]));
  const [at = -1] = changed;
  const isPlainer = baseForms(own[at] ?? '').some((form) => form in plainWords);
  return changed.length === 1 && own.length === written.length && !isPlainer ? at : -1;
}

function isVerb(before: string | undefined, word: string, after: string | undefined): boolean {
  if (/^\P{L}/u.test(after ?? '')) return true;
  return before !== undefined && beforeVerb.test(before) && !(before === 'to' && /s$/u.test(word));
}
