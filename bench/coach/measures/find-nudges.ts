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

/** Each number up and down. The index of a list is no threshold, nor is what a slice is cut to for reading. */
export function findNudges(text: string): Nudge[] {
  const source = ts.createSourceFile('rule.ts', text, ts.ScriptTarget.Latest, true);
  const nudges: Nudge[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node) && !isPlace(node)) {
      const value = Number(node.text);
      const step = Number.isInteger(value) && value > 1 ? 1 : smallStep;
      const isCount = Number.isInteger(value) && isCompared(node);
      const by = isCount ? 1 : step;
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

export function ruleFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
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
    /^(?:slice|at)$/u.test(parent.expression.name.text)
  );
}

function isCompared({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent);
}

/** In brackets where a sign would not fit. */
function spelt(value: number): string {
  const text = String(Number(value.toFixed(4)));
  return value < 0 ? `(${text})` : text;
}
