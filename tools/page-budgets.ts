import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The dashboard of somebody new, which opens with the tutorial. */
const newcomer = 'routes/dashboard-index with the tutorial';

/**
 * What the scripts that a page needs before it works may weigh, compressed, in kB, by its route. A
 * page may pass it by 2 %: an update of a library moves it that far.
 */
export const budgets: Readonly<Record<string, number>> = {
  'routes/dashboard-index': 163,
  [newcomer]: 172,
  'routes/coldmail': 196,
  'routes/wizard': 192,
  'routes/campaign': 204,
  'routes/analytics': 204,
  'routes/templates': 272,
  'routes/settings': 260,
};
/** The same for pages that start without the router, by their names. */
export const standaloneBudgets: Readonly<Record<string, number>> = {
  landing: 91,
  about: 83,
  'public-library': 80,
  'public-template': 85,
  auth: 98,
};
const tolerance = 1.02;

type Part = { readonly module: string; readonly imports?: readonly string[] };
type Route = Part & { readonly parentId?: string };
export type Manifest = {
  readonly entry: Part;
  readonly routes: Readonly<Record<string, Route>>;
};

/** The files that a first visit to a route loads, without what the page asks for once it runs. */
export function scriptsOf({ entry, routes }: Manifest, id: string): Set<string> {
  const files = new Set([entry.module, ...(entry.imports ?? [])]);
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    const route = routes[at];
    if (!route) throw new Error(`No page is built for ${at}.`);
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  }
  return files;
}

/** A sentence for each page that weighs more than it may. `weigh` gives bytes. */
export function overBudget(
  scripts: (id: string) => Iterable<string>,
  weigh: (file: string) => number,
  most: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(most).flatMap(([id, budget]) => {
    const bytes = Array.from(scripts(id), weigh).reduce((sum, each) => sum + each, 0);
    const weight = bytes / 1_000;
    if (weight <= budget * tolerance) return [];
    return `${id} loads ${weight.toFixed(1)} kB of scripts; its budget is ${budget} kB.`;
  });
}

const assignment = 'window.__reactRouterManifest=';

/** Checks a precompressed build. */
export function checkPageBudgets(folder: string): string[] {
  const name = readdirSync(join(folder, 'assets')).find((each) => /^manifest-.*\.js$/u.test(each));
  const text = name && readFileSync(join(folder, 'assets', name), 'utf8').trim();
  if (!text?.startsWith(assignment)) throw new Error('React Router lists its files elsewhere now.');
  const manifest = JSON.parse(text.slice(assignment.length).replace(/;$/u, '')) as Manifest;
  const withList = { ...manifest, entry: listedWith(manifest.entry, `/assets/${name}`) };
  const weigh = (file: string) => statSync(join(folder, `${file}.br`)).size;
  const noted = notedScripts(folder);
  const scripts = (id: string) =>
    id === newcomer
      ? new Set([...scriptsOf(withList, 'routes/dashboard-index'), ...noted('tutorial')])
      : scriptsOf(withList, id);
  return [...overBudget(scripts, weigh, budgets), ...overBudget(noted, weigh, standaloneBudgets)];
}

/** What a page without the router loads, or the tutorial, as the build has noted beside its folder. */
function notedScripts(folder: string) {
  const file = join(folder, '../standalone-scripts.json');
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { loads: string[] }>;
  return (name: string) => {
    const page = pages[name];
    if (!page) throw new Error(`No page is built for ${name}.`);
    return page.loads;
  };
}

/** Every page loads the list itself, too. */
function listedWith({ module, imports = [] }: Part, list: string): Part {
  return { module, imports: [...imports, list] };
}
