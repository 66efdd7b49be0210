import type { HelpQuestion } from '../ai.ts';
import { asMaterial, type Prompt } from './prompt.ts';

const task = `You answer questions about how to use Replysmith, a web application for people who write cold emails. Answer "question" in the language it is asked in, from "items" alone: they are the product's help pages, and all that you know of it. "page" is where the person is.`;

const form = `Answer first, in a sentence; then the steps as a list with "- ", if there are any. Name a control only as the items do, with the same two asterisks around it. State no setting, step, limit, price or promise that the items do not hold. If they do not answer the question, the answer is null. At most 120 words. No headings, links, pictures, HTML or emoji, no greeting, no offer of more help.`;

/** Characters of an earlier exchange that are included. */
const longestEarlier = 400;
const mostEarlier = 5;

/** The prompt for answering a question about the product. */
export function helpPrompt({ text, page, items, earlier }: HelpQuestion): Prompt {
  return {
    system: [task, form].join('\n\n'),
    prompt: asMaterial({
      question: text,
      page,
      items,
      earlier: earlier.slice(-mostEarlier).map(({ question, answer }) => ({
        question: question.slice(0, longestEarlier),
        answer: answer.slice(0, longestEarlier),
      })),
    }),
  };
}
