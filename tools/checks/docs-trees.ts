import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const fence = /^```\n([\s\S]*?)^```$/gmu;
/** A line of a tree: its depth and its name. */
const entry = /^(?<depth>(?:[│ ] {2})*)(?<branch>[├└]─ )?(?<name>[\w.@/-]+)(?:\s|$)/u;
const notOurs = new Set(['node_modules', 'build', '.react-router']);

type TreeProblem = { readonly reference: string; readonly problem: string };

/**
 * Problems of folder trees in a document: names that do not exist, and folders missing beside two
 * or more listed ones.
 */
export function treeProblems(text: string, root: string): TreeProblem[] {
  const listed = [...text.matchAll(fence)]
    .filter(([, block = '']) => block.includes('─ '))
    .flatMap(([, block = '']) => block.split(/\n{2,}/u).flatMap(pathsOf));
  const missing = listed.filter((path) => !existsSync(join(root, path)));
  return [
    ...missing.map((reference) => ({ reference, problem: 'does not exist' })),
    ...leftOut(listed, root).map((reference) => ({ reference, problem: 'is left out of a tree' })),
  ];
}

/** "a/", "├─ b/", "│  └─ c.ts": a, a/b, a/b/c.ts. */
function pathsOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const { depth = '', branch, name } = entry.exec(line)?.groups ?? {};
    // A continuation of the line above.
    if (name === undefined || (branch === undefined && depth !== '')) return [];
    const level = branch === undefined ? 0 : depth.length / 3 + 1;
    parents.length = level;
    parents.push(join(...parents.slice(-1), name));
    return parents.slice(-1);
  });
}

function leftOut(listed: readonly string[], root: string): string[] {
  const folders = new Set(
    listed.flatMap((path) =>
      path
        .split('/')
        .filter(Boolean)
        .map((_, at, all) => all.slice(0, at + 1).join('/')),
    ),
  );
  return [...folders].flatMap((folder) => {
    const inside = foldersIn(join(root, folder)).map((path) => relative(root, path));
    const others = inside.filter((path) => !folders.has(path));
    return inside.length - others.length < 2 ? [] : others;
  });
}

function foldersIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !notOurs.has(one.name))
    .map((one) => join(path, one.name));
}
