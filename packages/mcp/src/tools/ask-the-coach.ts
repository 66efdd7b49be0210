import { lengths } from '@replysmith/contract';
import { z } from 'zod';
import { draftOf, email, evidence, listed, paragraphs } from '../email.ts';
import { tool } from '../tool.ts';

export const askTheCoach = tool({
  name: 'ask_the_coach',
  title: 'Ask the coach',
  description:
    'Answers a question about cold email (length, subjects, follow-ups, asks, law, deliverability, the score) from articles that rest on published findings, and about a given email. Says so when it does not know; then do not answer in its name. It knows nothing but email.',
  input: z.strictObject({
    question: z.string().trim().min(1).max(lengths.chatMessage),
    email: z
      .strictObject(email)
      .optional()
      .describe('The email that the question is about, such as “Why did I lose points here?”'),
  }),
  output: z.object({
    answer: z.string().describe('Markdown.'),
    is_known: z
      .boolean()
      .describe('Whether the coach knows; if not, the answer says what it does.'),
    sources: z.array(z.object({ title: z.string(), quote: z.string().describe('Word for word.') })),
    evidence,
    follow_ups: z.array(z.string()).describe('What can be asked next.'),
  }),
  run: async ({ question, email: about }, { coach }) => {
    const latest = about && draftOf(about);
    const answer = await coach.answerQuestion(question, { latest });
    return {
      ...{ answer: answer.text, is_known: answer.isKnown },
      sources: answer.citations.map(({ title, quote }) => ({ title, quote })),
      ...{ evidence: [...answer.evidence], follow_ups: [...answer.followUps] },
    };
  },
  toText: ({ answer, sources, evidence: ids, follow_ups }) =>
    paragraphs(
      answer,
      listed(
        'From',
        sources.map(({ title, quote }) => `${title}: “${quote}”`),
      ),
      ids.length > 0 ? `Findings: ${ids.join(', ')}` : '',
      listed('Ask next', follow_ups),
    ),
});
