import { expect, test } from 'vitest';
import { brokenWriters } from './table-writers.ts';

const file = (path: string, text: string) => ({ path: `apps/server/src/${path}`, text });
const owner = file('modules/campaigns/service.ts', "tx.insertInto('wizard_campaigns').values(row)");
const shared = [
  'wizard_campaigns is written in modules/campaigns and modules/chat: let its own module do that',
];

test('lets files of one module write a table, and everybody read it', () => {
  const files = [
    owner,
    file('modules/campaigns/undo.ts', "tx.updateTable('wizard_campaigns').set(row)"),
    file('modules/chat/start.ts', "tx.selectFrom('wizard_campaigns').forUpdate()"),
    file('modules/chat/search.ts', 'sql`SELECT id FROM wizard_campaigns FOR UPDATE of_all`'),
    file('modules/chat/notes.ts', '/** Update wizard_campaigns, says a sentence. */'),
  ];
  expect(brokenWriters(files)).toEqual([]);
});

test.each([
  "tx.insertInto('wizard_campaigns')",
  "tx.updateTable('wizard_campaigns as campaign')",
  "tx\n  .deleteFrom(\n    'wizard_campaigns')",
  'sql`INSERT INTO wizard_campaigns (id) VALUES (1)`',
  'sql`\n  UPDATE wizard_campaigns AS campaign SET status = 1`',
  'sql`DELETE FROM public.wizard_campaigns`',
])('refuses that another module writes it: %s', (text) => {
  expect(brokenWriters([owner, file('modules/chat/start.ts', text)])).toEqual(shared);
});

test('refuses that the platform writes what a module writes', () => {
  const text = "tx.deleteFrom('wizard_campaigns')";
  expect(brokenWriters([owner, file('platform/context/once.ts', text)])).toHaveLength(1);
});

test.each(['tx.deleteFrom(table)', 'sql`DELETE FROM ${table}`'])(
  'refuses a table that cannot be told: %s',
  (text) => {
    expect(brokenWriters([file('modules/chat/start.ts', text)])).toEqual([
      'apps/server/src/modules/chat/start.ts: name the table where it is written',
    ]);
  },
);

test('lets the purge delete what every module has deleted softly', () => {
  const text = "tx.deleteFrom('wizard_campaigns'); tx.deleteFrom(table)";
  expect(brokenWriters([owner, file('modules/admin/purge-expired.ts', text)])).toEqual([]);
});
