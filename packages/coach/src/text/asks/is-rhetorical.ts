import { hookVerbs, rhetoricalPhrases } from '../../lexicon/requests/ask-phrases.ts';
import type { Sentence } from '../email.ts';
import { hasPhrase, phraseBook } from '../words/phrases.ts';

const book = phraseBook(rhetoricalPhrases);
const openingWords = 6;
const shouted = /[?!]{3,}\s*$/u;
/** "How can companies do nothing?", "Am I wasting my time?", "Can you afford that?", "Why choose us?" */
const reproach =
  /^(?:and |but |so )?(?:how (?:can|could|dare|is|are) (?!i\b|we\b|the\b|this\b|that\b|it\b|your\b)\p{L}+|am i (?!right|correct|too late)|can (?:you|your \p{L}+|anyone) (?:really )?afford|why (?:choose|not|wait|would (?:anyone|you not))|who (?:doesn['’]t|wouldn['’]t)|isn['’]t it time|what are you waiting|is anyone|how is your (?:business|family|health|day|week))\b/iu;
const asksAfterState =
  /^(?:and |but |so )?(?:do|does|are|is|have|would) (?:you|your)(?: (?:ever|often|also|still|currently|really))? (?:like )?(?:to )?(\p{L}+)/iu;
/** "Do you need a cleaner?": somebody offers to be one. */
const offersSelf =
  /^(?:and |but |so )?do you (?:still |also )?(?:need|want) an? (?:\p{L}+ ){0,2}\p{L}+(?:er|or|ist|ian)(?: (?:for|in|at|on|this|next)\b[^?]{0,40})?\?/iu;
const figure = /\d/u;

/** A question that wants no answer: a hook, a reproach, small talk. One with a figure in it, or at the very end, is meant. */
export function isRhetorical({ words, text }: Sentence, isLast: boolean): boolean {
  const opening = text.slice(0, 120);
  if (offersSelf.test(opening)) return false;
  if (hasPhrase(words.slice(0, openingWords), book)) return true;
  if (shouted.test(text.slice(-8)) || reproach.test(opening)) return true;
  const verb = asksAfterState.exec(opening)?.[1]?.toLowerCase() ?? '';
  return !isLast && hookVerbs.has(verb) && !figure.test(opening) && !namesSomething(words);
}

/** A capital inside is a name: "Are you looking for somebody on Saturdays?" is meant. */
function namesSomething(words: Sentence['words']): boolean {
  return words.slice(1).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
}
