import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  startFakeModel,
  type FakeModel,
} from '../../../../../../tools/fake-model/index.ts';
import { Stopped } from './model-failure.ts';
import { callFor, clientOf, email, forever } from '../../../testing/client-of.ts';

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

describe('the places at a provider', () => {
  it('waits for a free place no longer than for the first word, and says it is busy', async () => {
    fake.script(answer(forever()));
    const client = clientOf(fake, { environment: { AI_CONCURRENCY: '1' } });
    const stop = new AbortController();
    const first = client.ask(callFor({ signal: stop.signal }));
    await expect(client.ask(callFor())).rejects.toMatchObject({ reason: 'busy' });
    stop.abort();
    await expect(first).rejects.toBeInstanceOf(Stopped);
    expect(fake.requests).toHaveLength(1);
  });

  it('stops at once while it waits for a free place', async () => {
    fake.script(answer(forever()));
    const client = clientOf(fake, {
      environment: { AI_CONCURRENCY: '1' },
      limits: { firstByte: 1000 },
    });
    const stop = new AbortController();
    const first = client.ask(callFor({ signal: stop.signal }));
    const second = client.ask(callFor({ signal: AbortSignal.timeout(30) }));
    await expect(second).rejects.toBeInstanceOf(Stopped);
    stop.abort();
    await expect(first).rejects.toBeInstanceOf(Stopped);
  });

  it('gives the place to the next as soon as one is done', async () => {
    fake.script(answer(JSON.stringify(email)));
    const client = clientOf(fake, { environment: { AI_CONCURRENCY: '1' } });
    const pending = [client.ask(callFor()), client.ask(callFor()), client.ask(callFor())];
    expect(await Promise.all(pending)).toHaveLength(3);
  });
});
