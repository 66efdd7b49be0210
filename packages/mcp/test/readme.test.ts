import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lengths } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStdio } from './start-stdio.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const examples = Array.from(
  readme.matchAll(/^### `(\w+)`\n[^#]*?```json\n(.*?)```\n+```text\n(.*?)```/gmsu),
  ([, name = '', given = '', lines = '']) => ({ name, given, lines: lines.trim().split('\n') }),
);

let server: Awaited<ReturnType<typeof startStdio>>;
beforeAll(async () => {
  server = await startStdio();
});
afterAll(() => server.client.close());

it('shows every tool, the limits, and configurations that are JSON', async () => {
  const { tools } = await server.client.listTools();
  expect(examples.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  const { agentCallsPerMinute, agentCallsPerHour } = lengths;
  expect(readme).toContain(
    `${agentCallsPerMinute} calls a minute and ${agentCallsPerHour} an hour`,
  );
  for (const [, json = ''] of readme.matchAll(/```json\n(.*?)```/gsu)) JSON.parse(json);
});

it.each(examples)('says of $name what it says', async ({ name, given, lines }) => {
  const { text } = await server.call(name, JSON.parse(given) as Record<string, unknown>);
  const printed = text.split('\n');
  for (const line of lines) expect(printed).toContain(line);
});
