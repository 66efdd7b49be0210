import { listInWords } from '../../../lib/words.ts';

const named = 3;

/** The open blanks and merge tags of an email, each once. */
export type OpenPlaces = { readonly blanks: readonly string[]; readonly tags: readonly string[] };

/** Such as "2 blanks are still open: seconds and figure." */
export function openWords({ blanks, tags }: OpenPlaces): string {
  return [sentence('blank', blanks), sentence('merge tag', tags)].filter(Boolean).join(' ');
}

function sentence(kind: string, all: readonly string[]): string {
  if (all.length === 0) return '';
  const list = listInWords(all, named);
  return all.length === 1
    ? `1 ${kind} is still open: ${list}.`
    : `${String(all.length)} ${kind}s are still open: ${list}.`;
}
