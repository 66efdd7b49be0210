import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  closedUrl,
  faults,
  startFakeModel,
  type FakeModel,
} from '../../../../../../tools/fake-model/index.ts';
import {
  callFor,
  clientOf,
  email,
  wires,
  type ClientSettings,
} from '../../../testing/client-of.ts';
import { ModelFailure, type FailureReason } from './model-failure.ts';

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

async function reasonOf(
  settings: ClientSettings,
  model = { url: fake.url },
): Promise<FailureReason | 'answered'> {
  try {
    await clientOf(model, settings).ask(callFor());
    return 'answered';
  } catch (error) {
    if (error instanceof ModelFailure) return error.reason;
    throw error;
  }
}

describe.each(wires)('%s, %s', (provider, model) => {
  it.each<[keyof typeof faults, FailureReason | 'answered', number]>([
    ['refused', 'unreachable', 2],
    ['serverError', 'failed', 2],
    ['overloaded', 'busy', 2],
    ['rateLimited', 'busy', 1],
    ['rateLimitedUntil', 'busy', 1],
    ['htmlBadGateway', 'failed', 2],
    ['html', 'failed', 1],
    ['badKey', 'failed', 1],
    ['unknownModel', 'failed', 1],
    ['redirected', 'failed', 1],
    ['hang', 'slow', 1],
    ['hangAfterHeaders', 'slow', 1],
    ['slowHeaders', 'slow', 1],
    ['drip', 'slow', 1],
    ['stall', 'slow', 1],
    ['reset', 'cut_off', 1],
    ['errorInStream', 'cut_off', 1],
    ['garbledFrame', 'cut_off', 1],
    ['earlyClose', 'cut_off', 1],
    ['finishLength', 'cut_off', 1],
    ['earlyCloseAfterAll', 'answered', 1],
    ['badJson', 'unusable', 2],
    ['wrongSchema', 'unusable', 2],
    ['prose', 'unusable', 2],
    ['empty', 'unusable', 2],
    ['duplicate', 'unusable', 2],
    ['huge', 'unusable', 1],
    ['refusal', 'unusable', 1],
    ['chatter', 'answered', 1],
    ['absurdScore', 'answered', 1],
    ['negativeScore', 'answered', 1],
    ['scoreNotANumber', 'unusable', 2],
    ['nul', 'unusable', 2],
    ['nulInSubject', 'unusable', 2],
    ['escapeCodes', 'unusable', 2],
    ['loneSurrogate', 'unusable', 2],
  ])('%s ends as %s after %i calls', async (fault, reason, calls) => {
    fake.script(faults[fault]);
    expect(await reasonOf({ provider, model })).toBe(reason);
    expect(fake.requests).toHaveLength(calls);
  });

  it('finds out that nobody listens', async () => {
    const settings = { provider, model };
    expect(await reasonOf(settings, { url: await closedUrl() })).toBe('unreachable');
  });

  it('gets over a fault before the first word with the one retry', async () => {
    fake.script(faults.serverError, answer(JSON.stringify(email)));
    expect(await reasonOf({ provider, model })).toBe('answered');
    expect(fake.requests).toHaveLength(2);
  });
});
