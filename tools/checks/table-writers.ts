import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type ServerFile = { readonly path: string; readonly text: string };

/** Deletes for good what people deleted in any module long enough ago. */
const purge = 'apps/server/src/modules/admin/purge-expired.ts';

const query =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:['"`]([^'"`]+)['"`]|[^)])/gu;
/** Statements are in capitals, so that a sentence is none; "FOR UPDATE" and "DO UPDATE" name no table. */
const statement =
  /\b(?:INSERT INTO|DELETE FROM|MERGE INTO|(?<!(?:FOR|DO|ON) )UPDATE)\s+(?:ONLY\s+)?(?:public\.)?([a-z_.]+|\$\{)/gu;

/** The server's files, without its tests and what they use. */
export function readServer(root: string): ServerFile[] {
  return globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((path) => !/\.test\.ts$|\/testing\//u.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** A sentence for each table that more than one module writes, or that cannot be told. */
export function brokenWriters(files: readonly ServerFile[]): string[] {
  const writers = new Map<string, Set<string>>();
  const sentences: string[] = [];
  for (const { path, text } of files) {
    if (path === purge) continue;
    for (const table of writtenIn(text)) {
      if (table === null) sentences.push(`${path}: name the table where it is written`);
      else writers.set(table, (writers.get(table) ?? new Set()).add(moduleOf(path)));
    }
  }
  const shared = [...writers].filter(([, modules]) => modules.size > 1);
  return [
    ...sentences,
    ...shared.map(
      ([table, modules]) =>
        `${table} is written in ${[...modules].sort().join(' and ')}: let its own module do that`,
    ),
  ];
}

/** The tables that a file writes; null for one that is not named in place. */
function writtenIn(text: string): (string | null)[] {
  const names = [
    ...[...text.matchAll(query)].map(([, name]) => name?.replace(/ as \w+$/u, '')),
    ...[...text.matchAll(statement)].map(([, name]) => (name === '${' ? undefined : name)),
  ];
  return names.map((name) => name ?? null);
}

/** "modules/chat", or "platform" for all that knows no module. */
function moduleOf(path: string): string {
  return /\/(modules\/[^/]+)\//u.exec(path)?.[1] ?? 'platform';
}
