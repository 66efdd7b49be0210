import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  closedUrl,
  faults,
  startFakeModel,
  type FakeModel,
} from '../../../../../../tools/fake-model/index.ts';
import {
  apiKey,
  callFor,
  clientOf,
  email,
  instructions,
  wires,
} from '../../../testing/client-of.ts';

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

describe.each(wires)('%s, %s', (provider, model) => {
  it('logs what failed, but never the question, the answer or the key', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    const settings = { provider, model, log, limits: { failuresToPause: 100 } };
    const errors: unknown[] = [];
    const secretWords = 'the answer nobody should log';
    const scripts = [
      answer(secretWords),
      answer(`{"subject":"${secretWords}`, { ending: 'reset' }),
      ...(['badKey', 'serverError', 'refused', 'garbledFrame', 'badJson', 'html'] as const).map(
        (name) => faults[name],
      ),
    ] as const;
    for (const script of scripts) {
      fake.script(script);
      await clientOf(fake, settings)
        .ask(callFor())
        .catch((error: unknown) => errors.push(error));
    }
    await clientOf({ url: await closedUrl() }, settings)
      .ask(callFor())
      .catch((error: unknown) => errors.push(error));
    expect(lines).toHaveLength(scripts.length + 1);
    expect(lines.find((line) => line.includes('"status":401'))).toContain('"reason":"failed"');
    const logged =
      lines.join('\n') +
      errors
        .map((error) => String(Object.entries(error as Error)) + String((error as Error).stack))
        .join('\n');
    for (const secret of [apiKey, email.subject, instructions, secretWords, 'Incorrect']) {
      expect(logged).not.toContain(secret);
    }
  });

  it('logs an answer that came too late for its call', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    fake.script(faults.hang);
    const pending = clientOf(fake, { provider, model, log, limits: { firstByte: 5_000 } }).ask(
      callFor({ timeout: 60 }),
    );
    await expect(pending).rejects.toMatchObject({ reason: 'slow' });
    expect(lines.join()).toContain('"reason":"slow"');
  });

  it('writes nothing past the log', async () => {
    const written = (['stdout', 'stderr'] as const).map((name) => vi.spyOn(process[name], 'write'));
    const warned = vi.spyOn(process, 'emitWarning');
    fake.script(faults.errorInStream);
    await clientOf(fake, { provider, model })
      .ask(callFor())
      .catch(() => undefined);
    const calls = [...written, warned].map((spy) => spy.mock.calls.length);
    vi.restoreAllMocks();
    expect(calls).toEqual([0, 0, 0]);
  });
});
