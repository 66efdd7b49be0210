import type { AnswerEvent, AnswerReply } from '@replysmith/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { notifyServers, notifyStop } from '../../platform/db/server-presence.ts';
import { type UserTransaction, withUser } from '../../platform/db/with-user.ts';
import { askAgainMs } from '../../platform/realtime/answer-relay.ts';
import {
  type Ending,
  type RunningAnswer,
  createRunningAnswer,
  endedAnswer,
  failedWith,
} from '../../platform/realtime/answer-streams.ts';
import { type Context, onBehalfOf } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { beginningOf, storedEnding } from './stored-answer.ts';

/** Longer than any answer takes, including its wait for a turn and the model's time limits. */
const longest = 10 * 60_000;

/**
 * Follows an answer that another server writes: emits how it began, has that server send its
 * events, emits its ending once the ledger has it, and passes a stop on. All listeners here share
 * one follower.
 */
export function followAnswer(
  caller: Context,
  id: string,
  beginning: AnswerEvent | null,
): RunningAnswer {
  const { answers, user } = caller;
  const followed = answers.followed.find(id, user.id);
  if (followed) return followed;
  const answer = createRunningAnswer(id, user.id);
  if (beginning) answer.emit(beginning);
  answers.followed.add(answer);
  // Others may listen to it after the caller's call has ended.
  const ctx = onBehalfOf(caller, user.id);
  void follow(ctx, answer).then(answer.emit);
  return answer;
}

async function follow(ctx: Context, answer: RunningAnswer): Promise<Ending> {
  for (const endAt = performance.now() + longest; performance.now() < endAt;) {
    try {
      const ending = await look(ctx, answer);
      if (ending) return ending;
    } catch (error) {
      if (error instanceof AppError) return failedWith(error, answer.id);
      ctx.log.warn({ err: error, requestId: answer.id }, 'could not look how an answer ended');
    }
    await nextLook(answer.signal);
  }
  return failedWith(new AppError('unavailable'), answer.id);
}

async function look(ctx: Context, answer: RunningAnswer): Promise<Ending | null> {
  const { id, signal } = answer;
  return withUser(ctx, async (tx) => {
    const writer = await writerElsewhere(ctx, tx, id);
    if (!writer) return storedEnding(ctx, tx, id);
    // Both are sent at each look, so that a server that was cut off for a moment receives them.
    if (signal.aborted) await notifyStop(id).execute(tx);
    if (writer.server_id !== null) {
      const text = ctx.answers.relay.requestFor(answer, ctx.serverId);
      await notifyServers([{ to: writer.server_id, text }]).execute(tx);
    }
    return null;
  });
}

/** A stop ends the wait at once. */
async function nextLook(stopped: AbortSignal): Promise<void> {
  const signal = stopped.aborted ? {} : { signal: stopped };
  await sleep(askAgainMs, undefined, { ref: false, ...signal }).catch(() => undefined);
}

/**
 * The other server that the ledger names as the writer of an open answer. It ends the answer, or
 * its requests are settled once it is gone.
 */
async function writerElsewhere(ctx: Context, tx: UserTransaction, id: string) {
  return tx
    .selectFrom('ai_requests')
    .select('server_id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .where('status', '=', 'running')
    .where('server_id', 'is distinct from', ctx.serverId)
    .executeTakeFirst();
}

/** The caller's answer, whether this server or another one is writing it, or it has ended. */
export async function listenToAnswer(ctx: Context, id: string): Promise<RunningAnswer> {
  const running = ctx.answers.running.find(id);
  if (running?.userId === ctx.user.id) return running;
  return withUser(ctx, async (tx) => {
    return (await writerElsewhere(ctx, tx, id))
      ? followAnswer(ctx, id, await beginningOf(ctx, tx, id))
      : endedAnswer(id, ctx.user.id, await storedEnding(ctx, tx, id));
  });
}

/**
 * Stops the caller's answer, whose listeners then hear how it ended. Does nothing when it had
 * ended.
 */
export async function stopAnswer(ctx: Context, id: string): Promise<RunningAnswer> {
  const answer = await listenToAnswer(ctx, id);
  answer.stop();
  return answer;
}

/** Waits for an answer. Throws when it failed or was stopped. */
export async function replyOf(answer: RunningAnswer): Promise<AnswerReply> {
  const ending = await answer.ended;
  switch (ending.type) {
    case 'answered':
      return ending.reply;
    case 'stopped':
      throw new AppError('stopped');
    case 'failed':
      throw new AppError(ending.error.code);
  }
}
