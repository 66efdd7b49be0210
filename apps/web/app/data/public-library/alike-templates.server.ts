import { indexTemplates, joinIndexes, nearestTemplates } from '@replysmith/coach';
import { judgedLibrary, type JudgedTemplate } from './judged-library.server.ts';
import { lineOf } from './line-of.ts';
import type { AlikeTemplate } from './public-template.ts';

/** Each read by itself, so that a library without one of them need not be read anew. */
const indexed = judgedLibrary.map(({ template, draft }) => {
  const { id, name, tags, category } = template;
  const { body } = draft;
  return {
    id,
    index: indexTemplates([{ id, name, tags, category, body, subject: draft.subject ?? '' }]),
  };
});

/** The templates whose examples are nearest to that of this one, at most three. */
export function alikeTemplates({ template, draft }: JudgedTemplate): AlikeTemplate[] {
  const others = indexed.filter(({ id }) => id !== template.id).map(({ index }) => index);
  return nearestTemplates(draft, joinIndexes(...others)).flatMap(({ id, reason }) => {
    const judged = judgedLibrary.find((other) => other.template.id === id);
    return judged ? [{ ...lineOf(judged), reason }] : [];
  });
}
