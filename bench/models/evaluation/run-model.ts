import { setTimeout as sleep } from 'node:timers/promises';
import { AiRequestList, paths } from '@replysmith/contract';
import type { Pool } from 'pg';
import { startServer } from '../../../tools/product/running-server.ts';
import { databaseOf } from '../../../tools/product/database-of.ts';
import type { Caller } from '../asking/ask-product.ts';
import { signInWithoutLimit } from '../asking/sign-in-without-limit.ts';
import type { ChosenEmail } from './choose-emails.ts';
import { sendEmail, type Outcome } from './send-email.ts';

type Tokens = { readonly input_tokens: number; readonly output_tokens: number };
export type Metered = Outcome & Tokens;

/** Below the refunds after which a person is given the coach for the rest of the day. */
const emailsPerPerson = 15;

/** A little longer than the product leaves a failing model alone, and how often that is waited for. */
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
  const product = await startServer(dataDir, settings);
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
