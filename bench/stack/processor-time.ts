import { cpuSeconds } from './processes.ts';
import type { Stack } from './stack.ts';

/** Seconds of a processor that each part has used. */
export type Cpu = ReadonlyMap<string, number>;

const driver = 'people and model';

export function cpuOf({ pids, servers }: Stack): Cpu {
  const { user, system } = process.cpuUsage();
  const ofServers = servers.map((server) => (server ? cpuSeconds(server.pid) : 0));
  return new Map([
    ['servers', ofServers.reduce((sum, each) => sum + each, 0)],
    ...Object.entries(pids).map(([name, pid]) => [name, cpuSeconds(pid)] as const),
    [driver, (user + system) / 1_000_000],
  ]);
}

/** Milliseconds of a processor that each part used for one request. */
export function used(before: Cpu, after: Cpu, requests: number): Cpu {
  return new Map(
    [...after].map(([part, seconds]) => {
      return [part, ((seconds - (before.get(part) ?? 0)) / requests) * 1_000] as const;
    }),
  );
}

export type Usage = { readonly servers: number; readonly rate: number; readonly usage: Cpu };

/**
 * What further servers add. Where all parts share the processors that there are, the rate cannot
 * tell: more servers get no more of them. What they take for a request can: while that stays, a
 * server with a processor of its own adds as much as the first one.
 */
export function showEachServer(runs: readonly Usage[], share: number): void {
  const [first] = runs;
  if (!first) return;
  const parts = [...first.usage.keys()];
  console.log(`processor time for a request of the mix, ms${ofShare(share)}`);
  console.log(`  ${['servers', 'requests/s', ...parts].join('  ')}`);
  for (const { servers, rate, usage } of runs) {
    const cells = [
      String(servers),
      rate.toFixed(1),
      ...[...usage.values()].map((ms) => ms.toFixed(2)),
    ];
    const widths = ['servers', 'requests/s', ...parts].map((name) => name.length);
    console.log(`  ${cells.map((cell, place) => cell.padStart(widths[place] ?? 0)).join('  ')}`);
  }
  const last = runs.at(-1) ?? first;
  const perSecond = (part: string) => 1_000 / (last.usage.get(part) ?? NaN);
  const database = last.usage.get('PostgreSQL') ?? NaN;
  console.log(
    `  PostgreSQL: ${database.toFixed(2)} processor seconds for 1,000 requests, so ` +
      `${perSecond('PostgreSQL').toFixed(0)} requests a second for each processor of its own; ` +
      `a server: ${perSecond('servers').toFixed(0)}, so ` +
      `${(perSecond('PostgreSQL') / perSecond('servers')).toFixed(1)} servers fill one of PostgreSQL`,
  );
}

function ofShare(share: number): string {
  return share < 1 ? `; each server had ${share} of a processor` : '';
}
