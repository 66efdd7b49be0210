import type { Lit } from '../lit/use-lit.ts';
import type { Mark } from '../marked-text/mark.ts';
import type { FindBlanks } from './find-blanks.ts';
import { lostSegments } from './lost-segments.ts';
import { LostWords } from './lost-words.tsx';

type LostTextProps = { text: string; lost: readonly Mark[]; lit: Lit; findBlanks: FindBlanks };

/** A text as it is now, its blanks set off and the words that still cost points underlined. */
export function LostText({ text, lost, lit, findBlanks }: LostTextProps) {
  return <LostWords segments={lostSegments(text, lost)} lit={lit} findBlanks={findBlanks} />;
}
