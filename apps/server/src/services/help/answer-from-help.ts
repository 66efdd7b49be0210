import type { HelpChatbotReply, PricingPlan } from '@replysmith/contract';
import { helpTopics, withFigures, type HelpHit, type HelpItem } from '@replysmith/help';

export type OwnAnswer = Pick<HelpChatbotReply, 'citations' | 'suggestions' | 'is_known'> & {
  readonly text: string;
};

const mostSuggestions = 3;
const firstQuestions = helpTopics.flatMap(({ items }) => items.slice(0, 1));

const greeting =
  'I am an automatic assistant, and I answer from the help pages alone. What would you like to know?';
const unknown =
  'The help pages do not say anything about this, so I do not know. Try it in other words, or search the Help Center. What makes an email good is for the chat: choose **Ask Question** there. A person is reached through **Contact Support**.';

export function greet(): OwnAnswer {
  return { text: greeting, citations: [], suggestions: titlesOf(firstQuestions), is_known: true };
}

/** What the help says, word for word: the best item, with the next ones to ask about. */
export function answerFromHelp(hits: readonly HelpHit[], plans: readonly PricingPlan[]): OwnAnswer {
  const [best, ...further] = hits;
  if (!best) {
    const suggestions = titlesOf(firstQuestions);
    return { text: unknown, citations: [], suggestions, is_known: false };
  }
  const beside = best.topic.items.filter(({ id }) => id !== best.item.id);
  return {
    text: withFigures(textOf(best.item), plans),
    citations: hits.map(({ topic, item }) => ({
      topic: topic.id,
      item: item.id,
      title: item.title,
    })),
    suggestions: titlesOf([...further.map(({ item }) => item), ...beside]),
    is_known: true,
  };
}

/** A help item as Markdown of paragraphs and lists. */
export function textOf({ description, steps, example }: HelpItem): string {
  const list = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  return [description, list, example && `Example: ${example}`].filter(Boolean).join('\n\n');
}

function titlesOf(items: readonly HelpItem[]): string[] {
  return [...new Set(items.map(({ title }) => title))].slice(0, mostSuggestions);
}
