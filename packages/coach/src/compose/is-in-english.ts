import type { Brief } from '../brief/brief.ts';
import { detectLanguage } from '../document/language-of.ts';
import { scanWords } from '../document/sentences.ts';

const longest = 2_000;

/** Whether the words of a brief are English, as far as one can tell. */
export function isInEnglish(brief: Brief): boolean {
  const text = [brief.audience, ...brief.painPoints, brief.callToAction, brief.context]
    .join('\n')
    .slice(0, longest);
  return ['en', 'und'].includes(detectLanguage(scanWords(text, 0, text.length), []));
}
