import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the scripts that a page needs before it works may weigh, compressed, in kB, by its route. A
 * page may pass it by 2 %: an update of a library moves it that far.
 */
export const budgets: Readonly<Record<string, number>> = {
  'routes/landing': 128,
  'routes/about': 122,
  'routes/public-library': 119,
  'routes/public-template': 125,
  'routes/auth': 182,
  'routes/dashboard-index': 176,
  'routes/coldmail': 230,
  'routes/wizard': 202,
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
  manifest: Manifest,
  weigh: (file: string) => number,
  most: Readonly<Record<string, number>> = budgets,
): string[] {
  return Object.entries(most).flatMap(([id, budget]) => {
    const bytes = [...scriptsOf(manifest, id)].reduce((sum, file) => sum + weigh(file), 0);
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
  return overBudget(withList, (file) => statSync(join(folder, `${file}.br`)).size);
}

/** Every page loads the list itself, too. */
function listedWith({ module, imports = [] }: Part, list: string): Part {
  return { module, imports: [...imports, list] };
}
