import { outcomes, promises } from '../../../lexicon/adopt/promises.ts';
import { stemOf } from '../../units/stem-of.ts';
import type { Sources } from '../sources.ts';
import { baseForms } from './base-forms.ts';

/** Whether the sentence praises or promises in words that the writer has nowhere, or tells of another outcome. */
export function promisesMore(
  own: readonly string[],
  written: readonly string[],
  { stems }: Sources,
): boolean {
  const text = written.join(' ');
  const isNew = (phrase: string) =>
    phrase.split(' ').some((word) => !baseForms(word).some((form) => stems.has(stemOf(form))));
  if (promises.some((kind) => (text.match(kind) ?? []).some(isNew))) return true;
  const mine = new Set(own);
  const kin = new Set(own.map(stemOf));
  return outcomes.some((kind) => {
    if ([...kind].some((word) => mine.has(word))) return false;
    return written.some((word) => kind.has(word) && !kin.has(stemOf(word)));
  });
}
