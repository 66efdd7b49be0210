import { personas } from '@replysmith/coach/light';
import { lengths } from '@replysmith/contract';
import { z } from 'zod';
import { circumstances, draftOf, email, listed, paragraphs } from '../email.ts';
import { tool } from '../tool.ts';

const [first, ...others] = personas.map(({ id }) => id);
const who = personas.map(({ id, description }) => `${id}: ${description}`).join(' ');
const mostTurns = 20;

const Remark = z.object({ quote: z.string(), why: z.string() });

export const simulateReader = tool({
  name: 'simulate_reader',
  title: 'Simulate the reader',
  description:
    'Plays the person a cold email is for: what they take in at a glance, what they decide, what they answer or that they stay silent, and which lines won or lost them. Use it to rehearse before sending, or to go on with a conversation by giving its turns. It is a rehearsal and no forecast: no figure in it is the chance of a reply.',
  input: z.strictObject({
    ...email,
    ...circumstances,
    persona: z.enum([first ?? 'busy_founder', ...others]).describe(`Who reads. ${who}`),
    seed: z
      .int()
      .default(1)
      .describe('Stands for who they are today: the same seed gives the same reply.'),
    turns: z
      .array(
        z.strictObject({
          from: z.enum(['writer', 'recipient']),
          text: z.string().max(lengths.chatMessage),
        }),
      )
      .max(mostTurns)
      .optional()
      .describe('What was said after the email, oldest first.'),
  }),
  output: z.object({
    persona: z.string(),
    decision: z.enum(['yes', 'question', 'not_now', 'no', 'silence']),
    reply: z.string().nullable().describe('Null when they stay silent, as most do.'),
    reason: z.string().describe('Why, told to the writer.'),
    seconds: z.number().describe('How long they look at it before they decide.'),
    unread_words: z.int().describe('How many words they do not reach.'),
    is_over: z.boolean().describe('Whether the conversation has come to its end.'),
    won: z.array(Remark).describe('Lines that moved them towards a yes.'),
    lost: z.array(Remark).describe('Lines that moved them away.'),
    next: z.string().describe('One thing to do next.'),
  }),
  run: async ({ persona, seed, turns, ...given }, { coach }) => {
    const conversation = { draft: draftOf(given), persona, seed, turns };
    const [reply, back] = await Promise.all([
      coach.simulateReply(conversation),
      coach.debrief(conversation),
    ]);
    const remarks = (found: typeof back.won) => found.map(({ quote, why }) => ({ quote, why }));
    return {
      persona: personas.find(({ id }) => id === persona)?.name ?? persona,
      ...{ decision: reply.decision, reply: reply.text, reason: reply.reason },
      ...{ seconds: reply.skim.seconds, unread_words: reply.skim.unread, is_over: reply.isOver },
      ...{ won: remarks(back.won), lost: remarks(back.lost), next: back.next },
    };
  },
  toText: (found) =>
    paragraphs(
      `${found.persona}, after ${found.seconds} seconds: ${found.decision.replace('_', ' ')}.`,
      found.reply === null ? 'They do not answer.' : `Their reply:\n${found.reply}`,
      found.reason,
      listed(
        'What won them',
        found.won.map(({ quote, why }) => `“${quote}”: ${why}`),
      ),
      listed(
        'What lost them',
        found.lost.map(({ quote, why }) => `“${quote}”: ${why}`),
      ),
      `Next: ${found.next}`,
      'This is a rehearsal and no forecast.',
    ),
});
