import { ImportTemplatesRequest, type EmailTemplate } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { changeTemplates } from './change/change-templates.ts';
import { cloneTemplate } from './copying/clone-template.ts';
import { getTemplate } from './get-template.ts';
import { importTemplates } from './import/import-templates.ts';
import { updateTemplate } from './update-template.ts';
import { restoreTemplateVersion } from './versions/restore-template-version.ts';

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

const ofLibrary = libraryTemplates.find(({ id }) => id === 'large-order-names-of-the-team');
if (!ofLibrary) throw new Error('The library has no such template any more.');
const { name, subject_line, email_content, template_variables, stage } = ofLibrary;
const words = { name, subject_line, email_content, template_variables, stage };
const scored = { stage: 'follow_up', optimization_score: ofLibrary.optimization_score };

describe('a follow-up', () => {
  it('is scored as one, also where the coach would take it for a first email', async () => {
    const guessed = await makeTemplate(ada, { ...words, stage: null });
    expect(followUp).toMatchObject(scored);
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
    expect(first).toMatchObject({ stage: 'first', version: 2 });
    expect(first.optimization_score).toBeLessThan(scored.optimization_score);
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
