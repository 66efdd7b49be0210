import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as publicApi from '../src/index.ts';

const source = join(import.meta.dirname, '..', 'src');
const index = readFileSync(join(source, 'index.ts'), 'utf8');
const files = Array.from(index.matchAll(/ from '(.+)';$/gmu), ([, file]) =>
  join(source, file ?? ''),
);

type Example = { readonly expression: string; readonly result: string };

/** Lines such as `f(x); // 3` of every `@example` behind the door. */
function examplesIn(file: string): Example[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/@example\n([\s\S]*?)\*\//gu);
  return Array.from(blocks, ([, block = '']) => block)
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => {
      const [, expression, result] = /^ \* (.+); \/\/ (.+)$/u.exec(line) ?? [];
      return expression !== undefined && result !== undefined ? [{ expression, result }] : [];
    });
}

function evaluate(expression: string): unknown {
  const names = Object.keys(publicApi);
  // oxlint-disable-next-line typescript/no-implied-eval -- the examples are this package's own
  const run = new Function(...names, `return (${expression});`) as (
    ...values: unknown[]
  ) => unknown;
  return run(...Object.values(publicApi));
}

describe('the door', () => {
  const examples = files.flatMap((file) =>
    examplesIn(file).map(
      ({ expression, result }) => [dirname(file).split('/').at(-1), expression, result] as const,
    ),
  );

  const functions = Object.entries(publicApi).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  );

  it.each(functions)('shows by an example what %s gives', (name) => {
    expect(examples.some(([, expression]) => expression.startsWith(`${name}(`))).toBe(true);
  });

  it.each(examples)('%s: %s gives %s', (_, expression, result) => {
    expect(evaluate(expression)).toEqual(evaluate(result));
  });
});
