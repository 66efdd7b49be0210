import type { HelpCitation } from '@replysmith/contract';
import { searchHelp } from '@replysmith/help';

const most = 3;

/** The items that a search of the help finds for a question, the best first. */
export function findSources(question: string): HelpCitation[] {
  return searchHelp(question)
    .slice(0, most)
    .map(({ topic, item }) => ({ topic: topic.id, item: item.id, title: item.title }));
}
