import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A number of a source text and what to put in its place. `line` counts from 1. */
export type Nudge = {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly to: string;
};

const smallStep = 0.05;

/** Each number up and down. The index of a list is no threshold, nor is where a slice is cut or a sum begins. */
export function findNudges(text: string): Nudge[] {
  const source = ts.createSourceFile('rule.ts', text, ts.ScriptTarget.Latest, true);
  const nudges: Nudge[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node) && !isPlace(node)) {
      const value = Number(node.text);
      const isCount = Number.isInteger(value) && (value > 1 || counts(node));
      const by = isCount ? 1 : smallStep;
      const start = node.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      for (const to of [value + by, value - by])
        nudges.push({ start, end: node.end, line, to: spelt(to) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nudges;
}

/** One rule a file, in a folder by subject, and the curve they share. */
export function ruleFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:\/.*|^curve)\.ts$/u.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
    .sort();
}

function isPlace(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent)) return true;
  if (ts.isPrefixUnaryExpression(parent)) return isPlace(parent);
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    /^(?:slice|at|reduce)$/u.test(parent.expression.name.text)
  );
}

/** Compared, named, or where a curve has its point: a 1 there is one word, not the whole. */
function counts(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) || ts.isVariableDeclaration(parent)) return true;
  return ts.isArrayLiteralExpression(parent) && parent.elements[0] === node;
}

/** In brackets where a sign would not fit. */
function spelt(value: number): string {
  const text = String(Number(value.toFixed(4)));
  return value < 0 ? `(${text})` : text;
}
