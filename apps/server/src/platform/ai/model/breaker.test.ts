import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  faults,
  startFakeModel,
  type FakeModel,
  type Script,
} from '../../../../../../tools/fake-model/index.ts';
import type { ModelClient } from './model-client.ts';
import { ModelFailure, Stopped } from './model-failure.ts';
import { callFor, clientOf, email, forever } from '../../../testing/client-of.ts';

const right = answer(JSON.stringify(email));
const pause = 120;

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

async function outcome(client: ModelClient, useCase: 'rewrite' | 'help' = 'rewrite') {
  try {
    await client.ask(callFor({ useCase }));
    return 'answered';
  } catch (error) {
    return error instanceof ModelFailure ? error.reason : error;
  }
}

async function outcomes(client: ModelClient, times: number, script: Script) {
  fake.script(script);
  const all = [];
  for (let time = 0; time < times; time += 1) all.push(await outcome(client));
  return all;
}

const nextTry = () => new Promise((resolve) => setTimeout(resolve, pause + 20));

describe('the breaker of a model', () => {
  it('pauses it after five failures in a row, and asks nothing more of it', async () => {
    const client = clientOf(fake, { limits: { pause } });
    expect(await outcomes(client, 5, faults.badKey)).toEqual(Array(5).fill('failed'));
    expect(await outcomes(client, 3, right)).toEqual(Array(3).fill('paused'));
    expect(fake.requests).toHaveLength(5);
  });

  it('counts only failures in a row', async () => {
    const client = clientOf(fake, { limits: { pause } });
    await outcomes(client, 4, faults.badKey);
    await outcomes(client, 1, right);
    await outcomes(client, 4, faults.badKey);
    expect(await outcomes(client, 1, right)).toEqual(['answered']);
  });

  it('lets one call try after the pause, and opens up when it goes well', async () => {
    const client = clientOf(fake, { limits: { pause } });
    await outcomes(client, 5, faults.badKey);
    await nextTry();
    fake.script(answer(JSON.stringify(email), { firstAfter: 50 }));
    expect(await Promise.all([outcome(client), outcome(client), outcome(client)])).toEqual([
      'answered',
      'paused',
      'paused',
    ]);
    expect(await outcomes(client, 2, right)).toEqual(['answered', 'answered']);
  });

  it('pauses it again when that one call fails', async () => {
    const client = clientOf(fake, { limits: { pause } });
    await outcomes(client, 5, faults.badKey);
    await nextTry();
    expect(await outcomes(client, 2, faults.badKey)).toEqual(['failed', 'paused']);
  });

  it('leaves other models alone', async () => {
    const client = clientOf(fake, { limits: { pause }, environment: { AI_MODEL_HELP: 'another' } });
    await outcomes(client, 5, faults.badKey);
    fake.script(right);
    expect(await outcome(client, 'help')).toBe('answered');
  });

  describe('for a call that is of use only for a moment', () => {
    const late = async (client: ModelClient, script: Script) => {
      fake.script(script);
      for (let time = 0; time < 6; time += 1) {
        await client.ask(callFor({ timeout: 60 })).catch(() => undefined);
      }
      return outcomes(client, 1, right);
    };

    it('does not count a model that has given no sign by then', async () => {
      expect(await late(clientOf(fake), faults.hang)).toEqual(['answered']);
    });

    it('counts one that gave no sign as long as any call waits for it', async () => {
      const client = clientOf(fake, { limits: { firstByte: 40 } });
      expect(await late(client, faults.hang)).toEqual(['paused']);
    });

    it('does not count one that is writing', async () => {
      expect(await late(clientOf(fake), () => answer(forever()))).toEqual(['answered']);
    });
  });

  it('does not let one person’s text or stops pause it for everybody', async () => {
    const client = clientOf(fake, { limits: { pause } });
    await outcomes(client, 6, faults.wrongSchema);
    await outcomes(client, 6, faults.refusal);
    fake.script(faults.hang);
    for (let time = 0; time < 6; time += 1) {
      await client.ask(callFor({ signal: AbortSignal.timeout(5) })).catch(() => undefined);
    }
    expect(await outcomes(client, 1, right)).toEqual(['answered']);
  });

  it('does not let stops in the middle of a text pause it', async () => {
    const client = clientOf(fake, { limits: { pause } });
    fake.script(() => answer(forever()));
    for (let time = 0; time < 6; time += 1) {
      const stop = new AbortController();
      const pending = client.ask(callFor({ signal: stop.signal, onText: () => stop.abort() }));
      await expect(pending).rejects.toBeInstanceOf(Stopped);
    }
    expect(await outcomes(client, 1, right)).toEqual(['answered']);
  });
});
