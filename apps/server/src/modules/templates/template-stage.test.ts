import { score } from '@replysmith/coach';
import { ImportTemplatesRequest, type EmailTemplate } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { changeTemplates } from './bulk.ts';
import { cloneTemplate, getTemplate, restoreTemplateVersion, updateTemplate } from './service.ts';
import { importTemplates } from './import.ts';

let test: TestApp;
let ada: Person;
let followUp: EmailTemplate;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await test.createPerson();
  followUp = await makeTemplate(ada, words);
});

const subject = 'Ledger names at Fernhill';
// It has no greeting and is short; both cost a first email more points.
const body = `Three more names for the ledger at Fernhill Street: Anna Weber, Paul Smith and the Leeds depot, 14 orders in May.

Shall I send the sheet with the dates, prices and addresses?

Ada`;
const words = {
  ...{ name: 'Ledger', subject_line: subject, email_content: body },
  stage: 'follow_up' as const,
};
const scoreAs = (stage: 'first' | 'follow_up') => {
  const { value, version } = score({ subject, body, stage });
  return { stage, optimization_score: value, score_version: version };
};
const scored = scoreAs('follow_up');

describe('a follow-up', () => {
  it('is scored as one, also where the coach would take it for a first email', async () => {
    const guessed = await makeTemplate(ada, { ...words, stage: null });
    expect(followUp).toMatchObject(scored);
    expect(guessed).toMatchObject({ ...scoreAs('first'), stage: null });
    expect(guessed.optimization_score).not.toBe(scored.optimization_score);
  });

  it('stays one in clones, duplicates and imports', async () => {
    expect(await cloneTemplate(ada.ctx, { template_id: followUp.id })).toMatchObject(scored);
    const { done } = await changeTemplates(ada.ctx, {
      change: { type: 'duplicate', prefix: 'Copy of' },
      of: { ids: [followUp.id] },
    });
    expect(await getTemplate(ada.ctx, done[0]?.copy_id ?? '')).toMatchObject(scored);
    const request = ImportTemplatesRequest.parse({ rows: [words], skip_duplicates: false });
    const { verdicts } = await importTemplates(ada.ctx, request, null);
    const id = verdicts[0]?.status === 'imported' ? verdicts[0].id : '';
    expect(await getTemplate(ada.ctx, id)).toMatchObject(scored);
  });

  it('is scored anew when it is one no more, and is one again when its version comes back', async () => {
    const { id } = followUp;
    const first = await updateTemplate(ada.ctx, id, { stage: 'first', version: 1 });
    expect(first).toMatchObject({ ...scoreAs('first'), version: 2 });
    const back = { template_id: id, version: 1, latest: 2 };
    expect(await restoreTemplateVersion(ada.ctx, back)).toMatchObject({ ...scored, version: 3 });
  });

  it('is left to the coach again with null, and is kept as it is when nothing is said', async () => {
    const { id } = followUp;
    const renamed = await updateTemplate(ada.ctx, id, { name: 'Thanks', version: 1 });
    expect(renamed).toMatchObject(scored);
    const left = await updateTemplate(ada.ctx, id, { stage: null, version: 2 });
    expect(left).toMatchObject({ stage: null, version: 3 });
  });
});
