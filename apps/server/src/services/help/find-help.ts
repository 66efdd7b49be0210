import { searchHelp, type HelpHit } from '@replysmith/help';

/** What covers less of a question than this, or is not named by it, speaks of something else. */
const leastCovered = 2 / 3;
const mostItems = 3;

/**
 * The help items that answer a question, the best first; none where the help is silent. A question
 * that says little by itself is looked up together with the one before it.
 */
export function findHelp(question: string, before: string | undefined): HelpHit[] {
  const found = about(question);
  return found.length > 0 || before === undefined ? found : about(`${before} ${question}`);
}

function about(question: string): HelpHit[] {
  const hits = searchHelp(question).filter(
    ({ covered, isNamed }) => isNamed && covered >= leastCovered,
  );
  return hits.slice(0, mostItems);
}
