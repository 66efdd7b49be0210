import { setTimeout as sleep } from 'node:timers/promises';
import { formatDraft } from '@replysmith/coach';
import { AiRequestList, type AnswerEnding, type Optimization, paths } from '@replysmith/contract';
import type { Pool } from 'pg';
import { databaseOf, startProduct } from '../../../tools/product/running-server.ts';
import { askProduct, type Caller, signInWithoutLimit } from '../../ask-product.ts';
import type { ChosenEmail } from './emails.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A separate database, and no outgoing mail. */
const alone = { NODE_ENV: '', DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', HOST: '' };

/**
 * What the product is started with to have `model` rewrite emails with the provider that the
 * environment names; null: the coach writes all. Empty settings hide what the process inherited.
 */
export function settingsOf(model: string | null, environment: Environment): Record<string, string> {
  const hidden = namesOfAi(process.env).map((name) => [name, ''] as const);
  const provider = namesOfAi(environment)
    .filter((name) => !name.startsWith('AI_MODEL'))
    .map((name) => [name, environment[name] ?? ''] as const);
  return {
    ...alone,
    ...Object.fromEntries(hidden),
    ...(model !== null && { ...Object.fromEntries(provider), AI_MODEL: model }),
  };
}

/** The model that the environment has rewrite emails; null when that is the coach. */
export function modelIn(environment: Environment): string | null {
  const name = environment.AI_MODEL_REWRITE || environment.AI_MODEL;
  return !name || name === 'coach' ? null : name;
}

function namesOfAi(environment: Environment): string[] {
  return Object.keys(environment).filter((name) => name.startsWith('AI_'));
}

type Outcome = {
  readonly email: ChosenEmail;
  /** Null when the product gave none; `failure` says why. */
  readonly optimization: Optimization | null;
  readonly failure: string | null;
  /** What the model wrote as a person saw it come, before the coach vetted it; null when nothing came. */
  readonly written: string | null;
  readonly requestId: string | null;
  /** Milliseconds from sending; null when no text came before the answer. */
  readonly firstMs: number | null;
  readonly totalMs: number;
};

type Tokens = { readonly input_tokens: number; readonly output_tokens: number };
export type Metered = Outcome & Tokens;

/** Stays below the number of refunds after which a user gets the coach for the rest of the day. */
const emailsPerPerson = 15;

/** Slightly longer than the product pauses a failing model, and the number of retries. */
const pause = 31_000;
const mostPauses = 3;

type Run = {
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly emails: readonly ChosenEmail[];
  readonly atOnce: number;
};

/** Starts the product with these settings and has every email rewritten. */
export async function runModel({ dataDir, settings, emails, atOnce }: Run): Promise<Metered[]> {
  const product = await startProduct(dataDir, settings);
  const database = databaseOf(dataDir);
  let pausesLeft = mostPauses;

  async function patiently(caller: Caller, email: ChosenEmail): Promise<Outcome> {
    const outcome = await sendEmail(caller, email);
    if (outcome.optimization?.engine_reason !== 'paused' || pausesLeft === 0) return outcome;
    pausesLeft -= 1;
    await sleep(pause);
    return sendEmail(caller, email);
  }

  const waiting = [...emails];
  async function work(): Promise<Metered[]> {
    const share = waiting.splice(0, emailsPerPerson);
    if (share.length === 0) return [];
    const caller = await signInWithoutLimit(product.url, database);
    const outcomes: Outcome[] = [];
    for (const email of share) outcomes.push(await patiently(caller, email));
    const tokens = await tokensOf(caller);
    return [...outcomes.map((one) => metered(one, tokens)), ...(await work())];
  }

  try {
    return (await Promise.all(Array.from({ length: atOnce }, work))).flat();
  } finally {
    await closed(database, product);
  }
}

async function closed(database: Pool, product: { stop: () => Promise<void> }): Promise<void> {
  await database.end();
  await product.stop();
}

async function tokensOf({ url, cookie }: Caller): Promise<Map<string, Tokens>> {
  const answer = await fetch(`${url}${paths.aiRequests}?limit=100`, { headers: { cookie } });
  const { items } = AiRequestList.parse(await answer.json());
  return new Map(items.map((item) => [item.id, item]));
}

function metered(outcome: Outcome, tokens: ReadonlyMap<string, Tokens>): Metered {
  const { input_tokens = 0, output_tokens = 0 } = tokens.get(outcome.requestId ?? '') ?? {};
  return { ...outcome, input_tokens, output_tokens };
}

/** Sends one email through the product and records the result. */
async function sendEmail(caller: Caller, email: ChosenEmail): Promise<Outcome> {
  const sent = performance.now();
  const since = () => performance.now() - sent;
  const received = { requestId: null as string | null, firstMs: null as number | null };
  let text = '';
  let takenBack = '';
  const outcome = (end: Pick<Outcome, 'optimization' | 'failure'>): Outcome => ({
    email,
    ...received,
    ...end,
    written: text || takenBack || null,
    totalMs: since(),
  });
  const content = formatDraft(email);
  for await (const event of askProduct(caller, { content })) {
    switch (event.type) {
      case 'started':
        received.requestId = event.request_id;
        break;
      case 'text':
        received.firstMs ??= since();
        text += event.text;
        break;
      case 'rewound':
        takenBack = text;
        text = '';
        break;
      case 'answered':
      case 'stopped':
      case 'failed':
        return outcome(endOf(event));
    }
  }
  return outcome({ optimization: null, failure: 'no_end' });
}

function endOf(event: AnswerEnding): Pick<Outcome, 'optimization' | 'failure'> {
  switch (event.type) {
    case 'answered':
      return { optimization: event.reply.optimization, failure: null };
    case 'stopped':
      return { optimization: null, failure: 'stopped' };
    case 'failed':
      return { optimization: null, failure: event.error.code };
  }
}
