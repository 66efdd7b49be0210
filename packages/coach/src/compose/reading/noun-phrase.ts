import { countNouns } from '../../lexicon/briefs/nouns.ts';
import { articleFor } from '../../rewrite/wording/article.ts';

const determined =
  /^(?:an?|the|our|my|your|his|her|its|their|this|that|these|those|some|any|no|more|two|three|four|five|six|seven|eight|nine|ten|many|few|several|both|each|every|all|\d[\d.,]*(?![\d.,-]))(?=\s)/iu;
/** "20 minute demo" */
const measured = /^\d+\s(?:minute|min|hour|day|week|month|year|page|step|point)\s/iu;
const afterHead =
  /\s(?:of|in|on|at|for|with|without|from|to|by|about|between|into|over|under|that|which|who|whose|when|where|because|due|every|nobody|no one|you|they|we|I|it|everyone|everybody|per|after|before|next|this|instead|as|and|or|than|via)\s.*$/iu;

/** The words up to the noun that carries the phrase: "a free audit" of "a free audit of your site". */
export function headOf(phrase: string): string {
  return phrase
    .replace(/[,;:(].*$/u, '')
    .replace(afterHead, '')
    .trim();
}

export function lastWord(phrase: string): string {
  return /[\p{L}\p{N}'’-]+$/u.exec(phrase)?.[0].toLowerCase() ?? '';
}

function isPlural(word: string): boolean {
  return (
    /(?:[^s'’i]s|people|women|men|children|staff)$/u.test(word) &&
    !/(?:us|ss|is|news|logistics|sales|analytics)$/u.test(word)
  );
}

/** Whether it is one single thing without its article. */
export function wantsArticle(phrase: string): boolean {
  if (measured.test(phrase)) return true;
  if (determined.test(phrase)) return false;
  const head = lastWord(headOf(phrase));
  return !/^(?:on|off)-/u.test(head) && countNouns.has(head.replace(/^.*-/u, ''));
}

/** "free audit" → "a free audit"; what wants no article keeps none. */
export function withArticle(phrase: string): string {
  return wantsArticle(phrase) ? `${articleFor(phrase)} ${phrase}` : phrase;
}

/** Nouns without number by their endings, and the commonest others. */
const massHead =
  /(?:tion|sion|ment|ance|ence|ity|ness|ing|ship|cy|age|work|time|churn|turnover|traffic|spend|waste|data|paperwork|demand|growth|stress|noise|trust|debt|downtime|staff|advice|feedback|access|help|support|input|entry|revenue|burnout|flow|visibility|outreach|capacity|churn|software|equipment|wifi|wi-fi|internet|broadband|signal|coverage|furniture|mail|transport|paper|parking|load|workload|overload|weather|energy|heating|storage)$/u;

/** Whether it stands on its own feet in a sentence: plural, without number, or with its article. */
export function isRound(phrase: string): boolean {
  const head = lastWord(headOf(phrase));
  return determined.test(phrase) || isPlural(head) || massHead.test(head);
}
