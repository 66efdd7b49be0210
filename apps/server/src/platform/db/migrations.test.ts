import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Before this one, servers of two versions were never to work side by side. */
const firstRolling = '0025';

/** What breaks a server of the release before, which still runs while this one starts. */
const contracting: readonly (readonly [string, RegExp])[] = [
  ['drops something', /\bDROP\s+(?:COLUMN|TABLE|VIEW|FUNCTION|TYPE|SCHEMA|ROLE)\b/],
  ['renames something', /\bRENAME\b/],
  ['changes a type', /\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/],
  ['takes NULL away', /\bSET\s+NOT\s+NULL\b/],
  [
    'adds a column that must be given',
    /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b|CHECK\b|UNIQUE\b|PRIMARY\b|FOREIGN\b)(?:(?!\bDEFAULT\b|\bGENERATED\b)[^,;])*\bNOT\s+NULL\b(?!\s+(?:DEFAULT|GENERATED)\b)/,
  ],
];

/** What may refuse such a server's work, unless the table is new. */
const narrowing: readonly RegExp[] = [
  /^ ?ALTER TABLE (?:ONLY )?(?<table>[\w.]+).* ADD (?:CONSTRAINT \w+ )?(?:CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/,
  /^ ?CREATE UNIQUE INDEX .*? ?ON (?:ONLY )?(?<table>[\w.]+)/,
  /^ ?REVOKE .* ON (?:TABLE )?(?!FUNCTION\b|SCHEMA\b)(?<table>[\w.]+)/,
  /^ ?DROP POLICY .* ON (?<table>[\w.]+)/,
];

function narrowsOlder(sql: string): boolean {
  const created = [...sql.matchAll(/\bCREATE (?:TABLE|VIEW) (?<table>[\w.]+)/g)].map(
    ([, table]) => table,
  );
  return sql.split(';').some((statement) =>
    narrowing.some((pattern) => {
      const table = pattern.exec(statement)?.groups?.['table'];
      return table !== undefined && !created.includes(table);
    }),
  );
}

/** The first line of a file that takes away what an earlier release was the last to use. */
const notice = /^-- Contracts: .+ last used by release \S+\.$/m;

function offences(text: string): string[] {
  if (notice.test(text.split('\n')[0] ?? '')) return [];
  const sql = text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').toUpperCase();
  return [
    ...contracting.flatMap(([offence, pattern]) => (pattern.test(sql) ? [offence] : [])),
    ...(narrowsOlder(sql) ? ['narrows an older table'] : []),
  ];
}

it('migrations leave the release before in working order, or name the one that did without', async () => {
  const folder = join(import.meta.dirname, 'migrations');
  const names = (await readdir(folder)).filter(
    (name) => name >= firstRolling && !name.endsWith('.down.sql'),
  );
  for (const name of names) {
    const found = offences(await readFile(join(folder, name), 'utf8'));
    expect({ name, found }).toEqual({ name, found: [] });
  }
});

it.each([
  ['ALTER TABLE notes DROP COLUMN body;', 'drops something'],
  ['drop table notes;', 'drops something'],
  ['ALTER TABLE notes RENAME body TO content;', 'renames something'],
  ['ALTER TABLE notes ALTER COLUMN body TYPE integer USING 1;', 'changes a type'],
  ['ALTER TABLE notes ALTER body SET DATA TYPE integer;', 'changes a type'],
  ['ALTER TABLE notes ALTER COLUMN body SET NOT NULL;', 'takes NULL away'],
  ['ALTER TABLE notes\n  ADD COLUMN body text NOT NULL;', 'adds a column that must be given'],
  ['ALTER TABLE notes ADD CONSTRAINT sized CHECK (size > 0);', 'narrows an older table'],
  ['ALTER TABLE notes ADD UNIQUE (body);', 'narrows an older table'],
  ['CREATE UNIQUE INDEX notes_idx ON notes (body);', 'narrows an older table'],
  ['REVOKE INSERT ON notes FROM ada;', 'narrows an older table'],
  ['DROP POLICY own_rows ON notes;', 'narrows an older table'],
])('finds what %s does', (sql, offence) => {
  expect(offences(sql)).toEqual([offence]);
  expect(offences(`-- Contracts: body, last used by release 1.4.\n${sql}`)).toEqual([]);
});

it.each([
  'ALTER TABLE notes ADD COLUMN body text, ADD COLUMN size integer NOT NULL DEFAULT 0;',
  'ALTER TABLE notes ADD COLUMN size integer DEFAULT 0 NOT NULL;',
  'CREATE TABLE more (id uuid PRIMARY KEY, body text NOT NULL);',
  'CREATE INDEX more_idx ON more (body); GRANT SELECT ON more TO ada;',
  'CREATE TABLE more (id uuid); CREATE UNIQUE INDEX more_idx ON more (id); REVOKE ALL ON more FROM ada;',
  'CREATE TABLE more (id uuid); ALTER TABLE more ADD CONSTRAINT sized CHECK (id IS NOT NULL);',
  'REVOKE EXECUTE ON FUNCTION tell(uuid) FROM PUBLIC;',
  'DROP INDEX notes_idx; DROP TRIGGER tell ON notes; -- DROP TABLE notes',
])('finds nothing in %s', (sql) => {
  expect(offences(sql)).toEqual([]);
});
