import { appWords } from '../../lexicon/questions/app-words.ts';
import { emailWords } from '../../lexicon/questions/email-words.ts';
import { isSmallTalk } from './is-small-talk.ts';
import { searchArticles, type Hit } from './search-articles.ts';
import { stemsOf } from './terms-of.ts';

const aboutEmail = new Set(emailWords.flatMap(stemsOf));
const aboutApp = new Set(appWords.flatMap(stemsOf));

/** Measured over the labelled questions: what lies below is more often off the subject than on it. */
const leastOnTopic = { email: 0.5, other: 0.6 };
const leastCovered = { email: 0.3, other: 0.6 };
/** One word that might be about anything is not enough. */
const leastTopics = { email: 0, other: 2 };

/**
 * The articles that answer a question, best first; none when it is about something else, or about the
 * account, which the help pages know more of.
 */
export function findArticles(question: string): readonly Hit[] {
  if (isSmallTalk(question)) return [];
  const { onTopic, topics, stems, hits } = searchArticles(question);
  const about = stems.some((held) => aboutEmail.has(held)) ? 'email' : 'other';
  if (about === 'other' && stems.some((held) => aboutApp.has(held))) return [];
  if (onTopic < leastOnTopic[about] || topics < leastTopics[about]) return [];
  return hits.filter(({ covered }) => covered >= leastCovered[about]);
}
