import {
  indexTemplates,
  joinIndexes,
  nearestTemplates,
  type TemplateIndex,
} from '@replysmith/coach';
import type { LibraryTemplate } from '@replysmith/contract';
import { libraryTemplates } from '../../../data/library.server.ts';
import { draftOf } from '../../../data/public-library/judge-template.ts';
import { lineOf } from '../../../data/public-library/line-of.ts';
import type { AlikeTemplate } from '../../../data/public-library/public-template.ts';

const most = 3;

/** The templates whose examples are nearest to that of this one, and then others that want the same, at most three. */
export function alikeTemplates(template: LibraryTemplate): AlikeTemplate[] {
  const others = libraryTemplates.filter((other) => other !== template);
  const index = joinIndexes(...others.map(indexOf));
  const near = nearestTemplates(draftOf(template), index);
  const reasons = new Map(near.map(({ id, reason }) => [id, reason]));
  for (const { id, reason } of sameGoal(template, others)) {
    if (reasons.size < most && !reasons.has(id)) reasons.set(id, reason);
  }
  return [...reasons].flatMap(([id, reason]) => {
    const other = others.find((one) => one.id === id);
    return other ? [{ ...lineOf(other), reason }] : [];
  });
}

const indexes = new Map<string, TemplateIndex>();

/** Each is read once and by itself, so that the library without one of them need not be read anew. */
function indexOf(template: LibraryTemplate): TemplateIndex {
  const { id, name, tags, category } = template;
  const known = indexes.get(id);
  if (known) return known;
  const { subject, body } = draftOf(template);
  const index = indexTemplates([{ id, name, tags, category, subject: subject ?? '', body }]);
  indexes.set(id, index);
  return index;
}

/** Those for the same reader first. */
function sameGoal({ goal, persona }: LibraryTemplate, others: readonly LibraryTemplate[]) {
  const same = others.filter((other) => other.goal === goal);
  return [
    ...same
      .filter((other) => other.persona === persona)
      .map(({ id }) => ({ id, reason: 'Same goal and reader.' })),
    ...same.map(({ id }) => ({ id, reason: 'Same goal.' })),
  ];
}
