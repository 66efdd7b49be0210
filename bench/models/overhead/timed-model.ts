import { setTimeout as sleep } from 'node:timers/promises';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { streamText } from 'ai';
import {
  answer,
  behaviourOf,
  rewriter,
  startFakeModel,
  type WireName,
} from '../../../tools/fake-model/index.ts';

/** Milliseconds before the first word of an answer, and between words. */
export const pace = { first: 100, next: 2 };

/** When a request came in, and when the first and the last word of its answer left. */
export type Passage = { requestedAt: number; firstSent: number; lastSent: number };

export type TimedModel = Awaited<ReturnType<typeof startTimedModel>>;

/** A fake model that notes when a request and its answer pass. */
export async function startTimedModel() {
  let passages: Passage[] = [];

  async function* timed(words: AsyncIterable<string> | Iterable<string>, passage: Passage) {
    let wait = pace.first;
    for await (const word of words) {
      await sleep(wait);
      passage.lastSent = performance.now();
      if (wait === pace.first) passage.firstSent = passage.lastSent;
      wait = pace.next;
      yield word;
    }
  }

  const writes = rewriter();
  const model = await startFakeModel({
    script: (request) => {
      const passage = { requestedAt: performance.now(), firstSent: NaN, lastSent: NaN };
      passages.push(passage);
      const written = behaviourOf(writes, request);
      return written.kind === 'answer' ? answer(timed(written.chunks, passage)) : written;
    },
  });
  return {
    ...model,
    /** What passed since this was last asked, oldest first. */
    takePassages: (): readonly Passage[] => {
      const collected = passages;
      passages = [];
      return collected;
    },
  };
}

type Wire = {
  readonly provider: string;
  readonly path: string;
  readonly sdkModel: (baseURL: string, model: string) => Parameters<typeof streamText>[0]['model'];
};

const apiKey = 'sk-of-no-use';

export const wires: Readonly<Record<WireName, Wire>> = {
  openai: {
    provider: 'openai-compatible',
    path: '/chat/completions',
    sdkModel: (baseURL, model) =>
      createOpenAICompatible({ name: 'fake', baseURL, apiKey, includeUsage: true })(model),
  },
  anthropic: {
    provider: 'anthropic',
    path: '/messages',
    sdkModel: (baseURL, model) => createAnthropic({ baseURL, apiKey })(model),
  },
};

/** What an owner sets to have this wire spoken. */
export function settingsFor(wire: WireName, baseUrl: string): Record<string, string> {
  return {
    AI_PROVIDER: wires[wire].provider,
    AI_MODEL: 'fake',
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
  };
}
