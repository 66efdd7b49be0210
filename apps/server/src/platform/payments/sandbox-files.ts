import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProviderSubscription } from './payments.ts';

type SandboxFiles = {
  readonly read: (id: string) => Promise<SandboxCustomer | null>;
  /** Changes of the same customer take turns. */
  readonly update: (
    id: string,
    change: (customer: SandboxCustomer) => SandboxCustomer,
  ) => Promise<SandboxCustomer>;
  readonly remove: (id: string) => Promise<void>;
};

/**
 * One file per customer. It is replaced as a whole, so that a crash leaves either the old or the
 * new one.
 */
export function createSandboxFiles(folder: string): SandboxFiles {
  const turns = new Map<string, Promise<unknown>>();
  const file = (id: string) => join(folder, `${id}.json`);

  async function read(id: string): Promise<SandboxCustomer | null> {
    if (!/^[\w-]+$/.test(id)) return null;
    if (!existsSync(file(id))) return null;
    return JSON.parse(await readFile(file(id), 'utf8')) as SandboxCustomer;
  }

  async function write(customer: SandboxCustomer): Promise<void> {
    const part = `${file(customer.id)}.${randomUUID()}.part`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(part, JSON.stringify(customer, null, 2), { mode: 0o600 });
    await rename(part, file(customer.id));
  }

  function update(id: string, change: (customer: SandboxCustomer) => SandboxCustomer) {
    const before = turns.get(id) ?? Promise.resolve();
    const turn = before
      .catch(() => undefined)
      .then(async () => {
        const customer = (await read(id)) ?? { id, checkouts: [], subscriptions: [] };
        const changed = change(customer);
        if (changed !== customer) await write(changed);
        return changed;
      });
    turns.set(id, turn);
    void turn
      .catch(() => undefined)
      .then(() => {
        if (turns.get(id) === turn) turns.delete(id);
      });
    return turn;
  }

  return { read, update, remove: (id) => rm(file(id), { force: true }) };
}

type SandboxCheckoutFile = {
  readonly id: string;
  readonly planKey: string;
  readonly idempotencyKey: string;
  readonly status: 'open' | 'complete' | 'expired';
};

/** With moments as text, as files hold them. */
export type SandboxSubscriptionFile = Omit<
  ProviderSubscription,
  'planKey' | 'periodStart' | 'periodEnd' | 'endsAt' | 'createdAt'
> & {
  readonly planKey: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly endsAt: string | null;
  readonly createdAt: string;
};

/** Everything the sandbox stores about one customer, as one file. */
export type SandboxCustomer = {
  readonly id: string;
  readonly checkouts: readonly SandboxCheckoutFile[];
  readonly subscriptions: readonly SandboxSubscriptionFile[];
};

export function isRunning({ status }: { readonly status: string }): boolean {
  return status === 'active' || status === 'past_due';
}

export function toProviderSubscription(stored: SandboxSubscriptionFile): ProviderSubscription {
  return {
    ...stored,
    periodStart: new Date(stored.periodStart),
    periodEnd: new Date(stored.periodEnd),
    endsAt: stored.endsAt === null ? null : new Date(stored.endsAt),
    createdAt: new Date(stored.createdAt),
  };
}
