import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type StyledFile = { readonly path: string; readonly text: string };

/** The theme, the style modules and the components: all that defines or names a class. */
export function readStyled(root: string): StyledFile[] {
  return globSync('apps/web/app/**/*.{css,tsx}', { cwd: root })
    .filter((path) => !path.endsWith('.test.tsx'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** A sentence for each class that is named but not in the theme, or in the theme but never named. */
export function brokenClasses(files: readonly StyledFile[]): string[] {
  const theme = new Set<string>();
  const named = new Map<string, string>();
  for (const { path, text } of files) {
    if (path.endsWith('.module.css')) for (const name of composed(text)) named.set(name, path);
    else if (path.endsWith('.css')) for (const name of defined(text)) theme.add(name);
    else for (const name of written(text)) named.set(name, path);
  }
  const unknown = [...named].filter(([name]) => !theme.has(name));
  const unused = [...theme].filter((name) => !named.has(name));
  return [
    ...unknown.map(([name, path]) => `${path}: the theme has no class "${name}"`),
    ...unused.map((name) => `the theme's class "${name}" has no use`),
  ];
}

/** The theme's classes, without those that Mantine gives its own elements. */
function defined(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gsu, '').match(/[^{};]+(?=\{)/gu) ?? [];
  return selectors
    .flatMap((selector) =>
      [...selector.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name]) => name ?? ''),
    )
    .filter((name) => !name.startsWith('mantine-'));
}

function composed(css: string): string[] {
  return [...css.matchAll(/composes:([^;]+)from global/gu)].flatMap(([, names]) => words(names));
}

/** The class names that a component writes as text, not those it takes from its style module. */
function written(tsx: string): string[] {
  const names: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isComparison(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      names.push(...words(node.text));
    }
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') collect(node);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', tsx, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}

const words = (text = '') => text.split(/\s+/u).filter(Boolean);

const isComparison = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
