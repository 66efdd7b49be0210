import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './run.ts';

const main = join(import.meta.dirname, 'main.ts');
/** The same code starts repeatedly: compile it once. */
const compiled = mkdtempSync(join(tmpdir(), 'coach-compiled-'));
const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
afterAll(() => rmSync(compiled, { recursive: true }));

const coachProcess = (args: readonly string[], input: string) => {
  const maxBuffer = 64 * 1024 * 1024;
  const options = { input, maxBuffer, env, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [main, ...args], options);
};

const line = (id: string, body: string, subject = 'Ovens in Leeds') =>
  `${JSON.stringify({ id, subject, body })}\n`;

const answers = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as Record<string, unknown>);

describe('replysmith, as a process', () => {
  it('ends with the status and the sentence of what was wrong', () => {
    const { status, stdout, stderr } = coachProcess(['score', '--jsonl'], 'no line\n');
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Line 1: /u);
  });

  it('writes a large answer whole', () => {
    const input = Array.from({ length: 2_000 }, (_, at) =>
      line(String(at), 'Hi Tom,\n\nWe leverage synergies.'),
    ).join('');
    const found = answers(coachProcess(['score', '--jsonl'], input).stdout);
    expect(found).toHaveLength(2_000);
    expect(found.at(-1)?.['id']).toBe('1999');
  });

  it.each([
    ['>&-', ['0']],
    ['> /dev/full', ['Cannot write the answer: ENOSPC.', '2']],
    ['| true', ['0']],
  ])('ends in at most one line when written to %s', (to, lines) => {
    const input = line('a', 'Hi Tom,\n\nWe leverage synergies.').repeat(500);
    const command = `("${process.execPath}" "${main}" score --jsonl; echo $? >&2) ${to}`;
    const { stderr } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8', env });
    expect(stderr.trim().split('\n')).toEqual(lines);
  });
});

it('tells the terminal nothing that a name, an argument or an email holds', async () => {
  const hostile = '\u001b[31mHi\u009b2J\u0007';
  const file = join(compiled, `${hostile}\n.txt`);
  writeFileSync(file, `Subject: ${hostile}\n\n${hostile} Tom,\r\n\r\nWe leverage synergies.\n`);
  for (const args of [
    ['score', file],
    ['score', file, '--table'],
    ['score', file, '--json'],
    ['rewrite', file],
    ['ask', hostile, file],
    ['write', file],
    ['rewrite', `${file}2`],
    [hostile],
    ['score', `--${hostile}`],
    ['score', file, '--stage', hostile],
  ]) {
    const { stdout, stderr } = await run(args, Readable.from([]));
    expect(`${stdout}${stderr}`, args.join(' ')).not.toMatch(/(?![\n\t]|\r\n)\p{Cc}/u);
  }
  const { stdout } = await run(
    ['score', '--jsonl'],
    Readable.from([Buffer.from(line('a', hostile, hostile))]),
  );
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  const [only] = answers(stdout) as { findings: { quote: string }[] }[];
  expect(JSON.stringify(only)).toContain('\u009b2J');
});
