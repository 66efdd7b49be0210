import { isColourless } from './search/vocabulary.ts';
import { stemsOf } from './search/terms-of.ts';

const own =
  /\b(?:my|mine|our|this|it|i (?:lose|lost)|did i|(?<!(?:how|what|where|when) )(?:do|am|have) i|rewrite|reword|shorten)\b/iu;
/** "Is it OK to ask?" is about asking: its "it" stands for nothing. */
const idleIt = /\bit['’]?s? (?:is )?(?!too )(?:\p{L}+ ){1,3}(?:to|that|if|when)\b/giu;
/** The article that is always about the email in view. */
export const review = 'what-to-fix-first';
const mostWords = 12;

/** Whether a question is about the asker's own email rather than about emails. */
export function isAboutOwn(question: string): boolean {
  return own.test(question.replace(idleIt, ' '));
}

/**
 * The article for a question such as "Is it any good?" or "Why so low?", which names nothing and can
 * only mean the email in view; null for any other.
 */
export function vagueArticle(question: string): string | null {
  const words = question.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > mostWords) return null;
  const isVague = stemsOf(question).every((held) => isColourless(held));
  return isVague && isAboutOwn(question) ? review : null;
}
