import { tellingStems } from './telling-stems.ts';
import type { Sources } from './sources.ts';

/** More telling words without a source make a statement a new one; where nothing stood, any does. */
const mostNew = { added: 0, reworded: 2 };
const mostNewShare = { added: 0.4, reworded: 0.5 };
const mostNewAsked = 3;

/** Whether a sentence says what nothing in the sources does: most of what it states is new. */
export function isNovelStatement(
  text: string,
  sources: Sources,
  place: 'added' | 'reworded',
): boolean {
  const telling = tellingStems(text);
  const novel = telling.filter((stem) => !sources.stems.has(stem));
  if (text.trimEnd().endsWith('?')) return novel.length > mostNewAsked;
  return novel.length > mostNew[place] && novel.length >= telling.length * mostNewShare[place];
}
