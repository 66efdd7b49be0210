import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexTemplates, nearestTemplates } from '@replysmith/coach';
import { comparableTemplates } from '@replysmith/library';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** An email, with the library templates that human readers called near. */
const Labelled = z.object({
  subject: z.string().nullable(),
  body: z.string(),
  near: z.array(z.string()),
});

const mostTemplates = 3;
const index = indexTemplates(comparableTemplates);
const labelled = readFileSync(join(import.meta.dirname, 'near-templates.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const { subject, body, near } = Labelled.parse(JSON.parse(line));
    const shown = nearestTemplates({ subject, body }, index).map(({ id }) => id);
    return { email: subject ?? body.slice(0, 60), near, shown };
  });

describe('the templates shown below an email', () => {
  const shown = labelled.flatMap((one) => one.shown);
  const right = labelled.flatMap((one) => one.shown.filter((id) => one.near.includes(id)));

  it('are labelled by the ids of templates that there are', () => {
    const ids = new Set(comparableTemplates.map(({ id }) => id));
    expect(labelled.flatMap(({ near }) => near).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are near for those who labelled them, save one in seven', () => {
    const wrong = labelled
      .map(({ email, shown: all, near }) => ({
        email,
        wrong: all.filter((id) => !near.includes(id)),
      }))
      .filter((one) => one.wrong.length > 0);
    expect(right.length / shown.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.85);
  });

  it('are two in five of those that were labelled near', () => {
    const most = labelled.reduce((sum, { near }) => sum + Math.min(mostTemplates, near.length), 0);
    expect(right.length / most).toBeGreaterThanOrEqual(0.4);
  });
});
