import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type SourceFile = { readonly path: string; readonly lines: number };

/**
 * Size limits. Tests and their helpers do not count among the files of the project or a folder; a
 * style sheet belongs to its component, so a folder does not count it either.
 */
export const bars = {
  files: 1_500,
  lines: 400,
  /** Of the files' lengths: too small a middle makes one open thirty files for a screen. */
  median: { least: 55, most: 90 },
  percentile95: 260,
  depth: 6,
  inFolder: 30,
};

/** Generated. */
const generated = ['apps/server/src/platform/db/schema.ts', 'packages/client/src/openapi.ts'];

/** One file per page and per score rule, so unlimited. */
const lists = ['apps/web/app/routes', 'packages/coach/src/rules'];

/** Files and folders that exceeded a limit when it was set: they may only shrink. */
export const known: Readonly<Record<string, number>> = {
  'apps/server/src/platform/auth/accounts.test.ts': 420,
  'apps/web/app/features/chat/streaming.test.tsx': 404,
  'packages/coach/test/answers/answerable-questions.ts': 424,
  'apps/web/app/components': 55,
  'apps/web/app/data': 38,
  'apps/web/app/lib': 29,
};

const test = /\.(?:test|spec)\.\w+$|(?:^|\/)(?:testing|test)\/|^e2e\//u;
const notOurs = /(?:^|\/)(?:node_modules|build|\.react-router)(?:\/|$)/u;

export function readSources(root: string): SourceFile[] {
  return globSync('{apps,packages,e2e,bench,tools}/**/*.{ts,tsx,js,css}', {
    cwd: root,
    exclude: (name) => notOurs.test(name),
  }).map((path) => ({
    path,
    lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
  }));
}

/** A sentence for each exceeded limit. */
export function brokenBars(sources: readonly SourceFile[]): string[] {
  const sentences: string[] = [];
  const hold = (what: string, count: number, unit: string, bar: number) => {
    const most = known[what] ?? bar;
    if (count > most) sentences.push(`${what}: ${count} ${unit}; at most ${most}`);
    if (what in known && count < most) {
      sentences.push(`${what}: ${count} ${unit}; lower its number in tools/checks/bars.ts`);
    }
  };
  const product = sources.filter(({ path }) => !test.test(path));
  hold('the project', product.length, 'source files', bars.files);
  const lengths = product.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const lengthAt = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
  const { least, most } = bars.median;
  hold('the middle file', lengthAt(0.5), 'lines', most);
  if (lengthAt(0.5) < least) {
    sentences.push(`the middle file: ${String(lengthAt(0.5))} lines; at least ${String(least)}`);
  }
  hold('the file longer than 95 of 100', lengthAt(0.95), 'lines', bars.percentile95);
  for (const { path, lines } of sources) {
    if (!generated.includes(path)) hold(path, lines, 'lines', bars.lines);
    hold(`where ${path} lies`, path.split('/').length - 1, 'folders deep', bars.depth);
  }
  const programs = product.filter(({ path }) => !path.endsWith('.css'));
  for (const [folder, files] of Map.groupBy(programs, ({ path }) => dirname(path))) {
    if (!lists.includes(folder)) hold(folder, files.length, 'source files', bars.inFolder);
  }
  return sentences;
}
