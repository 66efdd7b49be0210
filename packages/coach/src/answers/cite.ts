import type { Citation } from './answer.ts';
import type { Article } from './article.ts';
import { stemsOf } from './search/terms-of.ts';
import { sentencesOf } from './words/sentences-of.ts';

/**
 * The article with the one of its sentences in an answer's text that says most of what was asked; one
 * with a figure counts as saying more. A sentence that opens with a quotation may only repeat a claim.
 */
export function cite(article: Article, question: string, text: string): Citation {
  const asked = new Set(stemsOf(question));
  const sections = article.sections.map((section) => section.text);
  let quote = sentencesOf(article.lead)[0] ?? article.lead;
  let most = -1;
  for (const sentence of [article.lead, ...sections].flatMap(sentencesOf)) {
    if (sentence.startsWith('“') || !text.includes(sentence)) continue;
    const shared = new Set(stemsOf(sentence).filter((stem) => asked.has(stem))).size;
    const says = shared + (/\d/u.test(sentence) ? 1 : 0);
    if (says > most) {
      quote = sentence;
      most = says;
    }
  }
  return { article: article.id, title: article.title, quote };
}
