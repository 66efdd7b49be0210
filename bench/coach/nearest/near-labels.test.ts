import { readFileSync } from 'node:fs';
import { indexTemplates, nearestTemplates, parseDraft, type Draft } from '@replysmith/coach';
import { comparableTemplates } from '@replysmith/library';
import { describe, expect, it } from 'vitest';
import { readCases } from '../reading/read-cases.ts';
import labels from './near-labels.json' with { type: 'json' };

/** Of emails of the cases and of ordinary drafts, those templates that a person found near who had read both. */
const { cases: caseLabels, drafts: draftLabels } = labels;
const mostTemplates = 3;
const index = indexTemplates(comparableTemplates);
const cases = new Map(readCases().map((one) => [one.name, one.emails]));
const drafts = new URL('../../../packages/coach/test/golden/rewrites/', import.meta.url);

const labelled = [
  ...caseLabels.map(({ email, rank, near }) => ({
    ...{ email, near, draft: cases.get(email)?.find((one) => one.rank === rank) },
  })),
  ...draftLabels.map(({ email, near }) => ({
    ...{
      email,
      near,
      draft: parseDraft(readFileSync(new URL(`${email}.draft.txt`, drafts), 'utf8')),
    },
  })),
].map(({ email, near, draft }) => {
  if (!draft) throw new Error(`No such email: ${email}`);
  return { email, near, shown: shownFor(draft) };
});

function shownFor({ subject, body }: Draft): string[] {
  return nearestTemplates({ subject, body }, index).map(({ id }) => id);
}

describe('the templates shown below an email', () => {
  const shown = labelled.flatMap((one) => one.shown);
  const right = labelled.flatMap((one) => one.shown.filter((id) => one.near.includes(id)));
  const findable = labelled.map(({ near }) => Math.min(mostTemplates, near.length));

  it('are labelled by the ids of templates that there are', () => {
    const ids = new Set(comparableTemplates.map(({ id }) => id));
    expect(labelled.flatMap(({ near }) => near).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are near for those who labelled them, save one in seven', () => {
    const wrong = labelled.map(({ email, shown: all, near }) => ({
      ...{ email, wrong: all.filter((id) => !near.includes(id)) },
    }));
    const told = JSON.stringify(wrong.filter((one) => one.wrong.length > 0));
    expect(right.length / shown.length, told).toBeGreaterThanOrEqual(0.85);
  });

  it('are two in five of those that were labelled near', () => {
    const most = findable.reduce((sum, count) => sum + count, 0);
    expect(right.length / most).toBeGreaterThanOrEqual(0.4);
  });
});
