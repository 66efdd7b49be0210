import { setTimeout as sleep } from 'node:timers/promises';
import { hasServerLeft } from '../../platform/db/server-presence.ts';
import { withKeeper, withUser } from '../../platform/db/with-user.ts';
import { failAiRequest } from './ai-requests.ts';
import { onBehalfOf, type Services } from '../../platform/context/context.ts';

type Abandoned = { readonly id: string; readonly user_id: string };

/** By then a server that only lost its connection has reconnected. */
const secondLook = 2_000;

/**
 * Ends the requests whose answer nobody is writing any more, because their server died or the
 * database was away. Nothing of them is counted or kept. Returns their number.
 */
export async function settleAbandonedRequests(
  services: Services,
  timeout = secondLook,
): Promise<number> {
  const settled = await settle(services, await lostHere(services));
  const suspected = await ofServersThatAreGone(services);
  if (suspected.length === 0) return settled;
  await sleep(timeout);
  const still = new Set((await ofServersThatAreGone(services)).map(({ id }) => id));
  return (
    settled +
    (await settle(
      services,
      suspected.filter(({ id }) => still.has(id)),
    ))
  );
}

async function lostHere(services: Services): Promise<Abandoned[]> {
  const running = await withKeeper(services.db, (tx) =>
    tx
      .selectFrom('ai_requests')
      .select(['id', 'user_id'])
      .where('status', '=', 'running')
      .where('server_id', '=', services.serverId)
      .execute(),
  );
  return running.filter(({ id }) => !services.answers.running.find(id));
}

function ofServersThatAreGone(services: Services): Promise<Abandoned[]> {
  return withKeeper(services.db, (tx) =>
    tx
      .selectFrom('ai_requests')
      .select(['id', 'user_id'])
      .where('status', '=', 'running')
      .where('server_id', 'is distinct from', services.serverId)
      .where(hasServerLeft('server_id'))
      .execute(),
  );
}

async function settle(services: Services, abandoned: readonly Abandoned[]): Promise<number> {
  let settled = 0;
  for (const { id, user_id } of abandoned) {
    const ctx = onBehalfOf(services, user_id);
    try {
      if (await withUser(ctx, (tx) => failAiRequest(ctx, tx, id))) settled += 1;
    } catch (error) {
      services.log.error({ err: error, requestId: id }, 'could not settle an abandoned request');
    }
  }
  return settled;
}

/**
 * Settles what an earlier process left behind, and repeats that at intervals for what this one
 * lost.
 */
export function startSettling(
  services: Services,
  pause = 10_000,
): { readonly stop: () => Promise<void> } {
  const sweep = async () => {
    try {
      const settled = await settleAbandonedRequests(services);
      if (settled > 0) services.log.warn({ settled }, 'settled requests that nobody answered');
    } catch (error) {
      services.log.warn({ err: error }, 'could not look for abandoned requests');
    }
  };
  let latest = sweep();
  const timer = setInterval(() => {
    latest = latest.then(sweep);
  }, pause);
  return {
    stop: () => {
      clearInterval(timer);
      return latest;
    },
  };
}
