import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { generateText } from 'ai';
import { describe, expect, it } from 'vitest';
import { models } from './testing/models.ts';

const start = (...args: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args]);

describe('the command', () => {
  it('answers at the address it names, until it is told to stop', async () => {
    const child = start('--port', '0', '--behaviour', 'fine');
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const baseUrl = /http:\S+/.exec(line)?.[0] ?? '';
    const { text } = await generateText({ model: models['OpenAI chat'](baseUrl), prompt: 'Hi.' });
    expect(text).toBe('Fine.');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('names what there is when it does not know a behaviour', async () => {
    const child = start('--behaviour', 'clever');
    const [line] = (await once(createInterface(child.stderr), 'line')) as [string];
    expect(line).toMatch(/^No behaviour "clever"\. There are: rewriter, obedient, .*earlyClose/);
    expect(await once(child, 'exit')).toEqual([1, null]);
  });
});
