import { indexTemplates, joinIndexes, nearestTemplates } from '@replysmith/coach';
import type { LibraryTemplate } from '@replysmith/contract';
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

const most = 3;

/** The templates whose examples are nearest to that of this one, and then others that want the same, at most three. */
export function alikeTemplates(judged: JudgedTemplate): AlikeTemplate[] {
  const { template, draft } = judged;
  const others = indexed.filter(({ id }) => id !== template.id).map(({ index }) => index);
  const near = nearestTemplates(draft, joinIndexes(...others));
  const reasons = new Map(near.map(({ id, reason }) => [id, reason]));
  for (const { id, reason } of sameGoal(template)) {
    if (reasons.size < most && !reasons.has(id)) reasons.set(id, reason);
  }
  return [...reasons].flatMap(([id, reason]) => {
    const other = judgedLibrary.find((one) => one.template.id === id);
    return other ? [{ ...lineOf(other), reason }] : [];
  });
}

/** Those for the same reader first. */
function sameGoal({ id, goal, persona }: LibraryTemplate) {
  const others = judgedLibrary
    .map(({ template }) => template)
    .filter((other) => other.goal === goal && other.id !== id);
  const [same = [], different = []] = [true, false].map((isSame) =>
    others.filter((other) => (other.persona === persona) === isSame),
  );
  return [
    ...same.map((other) => ({ id: other.id, reason: 'Same goal and reader.' })),
    ...different.map((other) => ({ id: other.id, reason: 'Same goal.' })),
  ];
}
