import { lengths } from '@replysmith/contract';
import { z } from 'zod';
import { type Host, Refusal } from '../host.ts';
import { draftOf, email, paragraphs } from '../email.ts';
import { Template, toMarkdown, library, searchLibrary, uriOf } from '../templates.ts';
import { tool } from '../tool.ts';

const mostFound = 5;

const Found = Template.extend({
  uri: z.string(),
  similarity: z.number().nullable().describe('To the email given, from 0 to 1.'),
  reason: z.string().nullable().describe('What it shares with the email given.'),
});

export const findTemplate = tool({
  name: 'find_template',
  title: 'Find a template',
  description:
    'Finds email templates, each with when to use it, its text and what to fill in: by words (“recruiting follow-up”, “broken link”) or by an email they should resemble. Searches the library that comes with Replysmith and, with a key that may read them, the person’s own templates. Fill the places in with what the writer knows; do not make anything up.',
  input: z.strictObject({
    search: z
      .string()
      .trim()
      .min(1)
      .max(lengths.search)
      .optional()
      .describe('Words for the occasion, the trade, the reader or the goal.'),
    email: z.strictObject(email).optional().describe('An email or draft to find the like of.'),
  }),
  output: z.object({ templates: z.array(Found).describe('Best first.') }),
  run: async ({ search, email: like }, host) => {
    if ((search === undefined) === (like === undefined)) {
      throw new Refusal('Give either "search", words to look for, or "email", a draft to compare.');
    }
    if (like) return { templates: await nearest(like, host) };
    const words = search ?? '';
    const own = (await host.own?.search(words)) ?? [];
    const found = [...own, ...searchLibrary(words, mostFound)].slice(0, mostFound);
    return { templates: found.map((one) => toFound(one, null, null)) };
  },
  toText: ({ templates }) =>
    templates.length === 0
      ? 'There is no such template. Try fewer or other words, such as the occasion or the trade.'
      : templates
          .map((one) => paragraphs(toMarkdown(one), one.reason ?? '', `Resource: ${one.uri}`))
          .join('\n\n---\n\n'),
});

async function nearest(like: Parameters<typeof draftOf>[0], { coach, own }: Host) {
  const draft = draftOf(like);
  const near = own
    ? await own.nearest(draft)
    : (await coach.nearestInLibrary(draft)).map((one) => ({ ...one, source: 'library' as const }));
  const read = near.map(async ({ id, source, similarity, reason }) => {
    const template = source === 'own' ? await own?.get(id) : library.get(id);
    return template ? [toFound(template, similarity, reason)] : [];
  });
  return (await Promise.all(read)).flat();
}

function toFound(template: Template, similarity: number | null, reason: string | null) {
  return { ...template, uri: uriOf(template), similarity, reason };
}
