import { appWords } from '../../lexicon/questions/app-words.ts';
import { emailWords } from '../../lexicon/questions/email-words.ts';
import { isSmallTalk } from './is-small-talk.ts';
import { searchArticles, type Hit } from './search-articles.ts';
import { stemsOf } from './terms-of.ts';

type Found = {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** Whether the first of them answers what was asked; if not, any of the first few may. */
  readonly isSure: boolean;
};

const aboutEmail = new Set(emailWords.flatMap(stemsOf));
const aboutApp = new Set(appWords.flatMap(stemsOf));
const nothing: Found = { hits: [], isSure: false };

/** Measured over the labelled questions: what lies below is more often off the subject than on it. */
const least = {
  email: { onTopic: 0.5, covered: 0.3, topics: 0, likeness: 0.7, coveredAsLike: 0.4 },
  /** One word that might be about anything is not enough. */
  other: { onTopic: 0.6, covered: 0.6, topics: 2, likeness: 0.8, coveredAsLike: 0.6 },
};
/** Likeness and coverage together; and how near the next article may come. */
const leastTogether = 0.9;
const mostOfNext = 0.55;
/** An article that speaks of little of a question may still ask much the same. */
const leastLikeness = 0.5;

/**
 * The articles that answer a question; none when it is about something else, or about the account,
 * which the help pages know more of. It is sure where an article asks nearly the same itself, or where
 * it speaks of what was asked and no other article comes near.
 */
export function findArticles(question: string, view?: ReadonlySet<string>): Found {
  if (isSmallTalk(question)) return nothing;
  const { onTopic, topics, stems, hits } = searchArticles(question, view);
  const about = stems.some((held) => aboutEmail.has(held)) ? 'email' : 'other';
  if (about === 'other' && stems.some((held) => aboutApp.has(held))) return nothing;
  const [best, next] = hits;
  if (!best) return nothing;
  const { likeness } = best.nearest;
  const limit = least[about];
  const isLike = likeness >= limit.likeness && best.covered >= limit.coveredAsLike;
  const isOnTopic = onTopic >= limit.onTopic && topics >= limit.topics;
  if (!isLike && !isOnTopic) return nothing;
  const isAlone = !next || next.rank <= best.rank * mostOfNext;
  const speaksOf = best.covered >= limit.covered && likeness + best.covered >= leastTogether;
  return {
    hits: hits.filter(
      ({ covered, nearest }) => covered >= limit.covered || nearest.likeness >= leastLikeness,
    ),
    isSure: isLike || (isOnTopic && isAlone && speaksOf),
  };
}
