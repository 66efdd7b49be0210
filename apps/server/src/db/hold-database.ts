import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { claim, DatabaseInUse } from './claim.ts';
import { cannotReach } from './migrate.ts';

const refusal =
  'Another Replysmith server is already running on the database in DATABASE_URL. ' +
  'Stop it first: what is being answered lives in one process.';

/** Claims a database of the owner's, and claims it again whenever the connection is lost. */
export async function holdDatabase(
  url: string,
  log: Logger,
): Promise<{ readonly release: () => Promise<void> }> {
  let isReleased = false;
  let letGo = await take().catch((error: unknown) => {
    if (error instanceof DatabaseInUse) throw error;
    return cannotReach(error);
  });

  function take() {
    return claim(url, refusal, () => void takeAgain());
  }

  async function takeAgain(): Promise<void> {
    while (!isReleased) {
      await sleep(500);
      try {
        letGo = await take();
        return;
      } catch (error) {
        log.warn({ err: error }, 'the database could not be claimed again yet');
      }
    }
  }

  return {
    release: () => {
      isReleased = true;
      return letGo();
    },
  };
}
