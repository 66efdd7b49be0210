import {
  answer,
  startFakeModel,
  type Behaviour,
  type FakeModel,
  type ModelRequest,
} from '../../../../tools/fake-model/index.ts';
import { coachHere } from './coach-here.ts';
import type { Authored, Outcome, Writing } from '../platform/ai/ai.ts';
import type { Coach } from '../platform/ai/coach-tasks.ts';
import { createAi } from '../platform/ai/writers/create-ai.ts';
import { clientOf } from './client-of.ts';

export const wires = [
  ['openai-compatible', 'a-model'],
  ['anthropic', 'claude-sonnet-4-5'],
] as const;

/** The model's answer to each use case, which is recognised by the only key of its form. */
export type Lines = {
  readonly rewrite?: Behaviour | object;
  readonly subjects?: Behaviour | object;
  readonly follow_ups?: Behaviour | object;
  readonly answer?: Behaviour | object;
  readonly reply?: Behaviour | object;
};

export type ScriptedAi = ReturnType<typeof createAi> & {
  readonly fake: FakeModel;
  readonly says: (lines: Lines) => void;
  /** The requests of one use case so far. */
  readonly requestsOf: (useCase: keyof Lines) => ModelRequest[];
};

/** The whole `Ai`, with the coach in this thread and a fake model. */
export async function scriptedAi(
  provider: string,
  model: string,
  environment: Record<string, string> = {},
  coach: Coach = coachHere,
): Promise<ScriptedAi> {
  const fake = await startFakeModel();
  const client = clientOf(fake, { provider, model, environment });
  return {
    ...createAi(coach, client),
    fake,
    says: (lines) => {
      fake.script((request) => behaviourOf(lines[useCaseOf(request)] ?? {}));
    },
    requestsOf: (useCase) => fake.requests.filter((request) => useCaseOf(request) === useCase),
  };
}

function behaviourOf(line: Behaviour | object): Behaviour {
  return 'kind' in line ? line : answer(JSON.stringify(line));
}

function useCaseOf({ body }: ModelRequest): keyof Lines {
  const form = JSON.stringify(body);
  const named = (['subjects', 'follow_ups', 'answer', 'reply'] as const).find((key) =>
    form.includes(`"properties":{"${key}":`),
  );
  return named ?? 'rewrite';
}

export function written<Result>(outcome: Outcome<Result>): Authored<Result> {
  if (outcome.outcome !== 'written') throw new Error('It was not written.');
  return outcome;
}

export type Watched = Writing & {
  /** The text on the screen. */
  readonly shown: () => string;
  readonly stop: () => void;
};

/** A person who watches a text grow. */
export function watching(rest: Partial<Writing> = {}): Watched {
  const stopping = new AbortController();
  let shown = '';
  return {
    sender: { name: 'Ada Lovelace', company: '', signature: '' },
    known: ['Ada Lovelace'],
    preferences: null,
    isSpent: false,
    signal: stopping.signal,
    onText: (text) => {
      shown += text;
    },
    onRewind: () => {
      shown = '';
    },
    shown: () => shown,
    stop: () => {
      stopping.abort();
    },
    ...rest,
  };
}
