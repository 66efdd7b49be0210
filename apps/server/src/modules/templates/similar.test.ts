import { libraryTemplates } from '@replysmith/library';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { optimized } from '../../testing/optimized.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { nearestInLibrary } from './similar.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('finds every template of the library by its own words', async () => {
  const { ctx } = await test.createPerson();
  const unfound: string[] = [];
  for (const { name, subject_line: subject, email_content: body } of libraryTemplates) {
    if (!(await nearestInLibrary(ctx, { subject, body })).includes(name)) unfound.push(name);
  }
  expect(unfound).toEqual([]);
});

it('goes with an optimised email, by name, and with no text that is none', async () => {
  const person = await test.createPerson();
  const { optimization } = await optimized(person, {
    content:
      'Hi Priya,\n\nYour hotel in Leeds has a flat roof. We fit solar panels on roofs like yours.\n\nIs that of interest?',
  });
  const names = libraryTemplates.map(({ name }) => name);
  expect(optimization.template_suggestions.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(optimization.template_suggestions));
  const greek = await optimized(person, {
    content: 'Καλημέρα κύριε Παπαδόπουλε,\n\nΕίδα ότι το ταμείο σας αργεί να φορτώσει στο κινητό.',
  });
  expect(greek.optimization.template_suggestions).toEqual([]);
});
