import { appWords } from '../../lexicon/app-words.ts';
import { emailWords } from '../../lexicon/email-words.ts';
import { isSmallTalk } from './is-small-talk.ts';
import { searchArticles, type Hit } from './search-articles.ts';
import { stemsOf } from './terms-of.ts';

const aboutEmail = new Set(emailWords.flatMap(stemsOf));
const aboutApp = new Set(appWords.flatMap(stemsOf));

/** Measured over the labelled questions: what lies below is more often off the subject than on it. */
const leastOnTopic = { email: 0.55, other: 0.55 };
const leastCovered = { email: 0.3, other: 0.52 };

/**
 * The articles that answer a question, best first; none when it is about something else, or about the
 * account, which the help pages know more of.
 */
export function findArticles(question: string): readonly Hit[] {
  if (isSmallTalk(question)) return [];
  const stems = stemsOf(question);
  const about = stems.some((held) => aboutEmail.has(held)) ? 'email' : 'other';
  if (about === 'other' && stems.some((held) => aboutApp.has(held))) return [];
  const { onTopic, hits } = searchArticles(question);
  if (onTopic < leastOnTopic[about]) return [];
  return hits.filter(({ covered }) => covered >= leastCovered[about]);
}
