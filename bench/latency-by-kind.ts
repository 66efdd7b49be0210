import { readFileSync, readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Pool } from 'pg';
import { held, quantile } from './numbers.ts';

type Measured = {
  readonly url: string;
  /** The server's process. */
  readonly pid: number;
  readonly database: Pool;
  readonly cookie: string;
};

/** A kind of request by its name, with a path that may vary between repeats. */
type Kinds = Readonly<Record<string, () => string>>;

const bar = 50;

/**
 * Sends each kind of request so many times and prints how long the answers took, and how long the
 * server and PostgreSQL ran on a processor for them, which other programs on the machine change
 * little.
 */
export async function printLatencies(
  { url, pid, database, cookie }: Measured,
  kinds: Kinds,
  rounds: number,
): Promise<void> {
  const { rows } = await database.query<{ pid: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer AS pid`,
  );
  const processorMs = processorTimeOf(pid, rows[0]?.pid ?? 0);
  const times = new Map<string, Times>(
    Object.keys(kinds).map((kind) => [kind, { waited: [], ran: [] }]),
  );
  // Interleaved, so that other load affects all alike.
  for (let round = -3; round < rounds; round += 1) {
    // The search limit is counted as usual, but reset before it is reached.
    await database.query('DELETE FROM auth.rate_limits');
    for (const [kind, path] of Object.entries(kinds)) {
      const asked = path();
      const ran = processorMs();
      const started = performance.now();
      const answer = await fetch(`${url}${asked}`, { headers: { cookie } });
      await answer.text();
      if (!answer.ok) throw new Error(`${kind}: ${asked} ${String(answer.status)}`);
      if (round < 0) continue;
      times.get(kind)?.waited.push(performance.now() - started);
      times.get(kind)?.ran.push(processorMs() - ran);
    }
  }
  const load = loadavg().map((average) => average.toFixed(1));
  console.log(`${String(rounds)} calls of each kind; load of the machine ${load.join(', ')}`);
  const line = (kind: string, { waited, ran }: Times) => {
    const at = (times: readonly number[], share: number) =>
      quantile(times, share).toFixed(1).padStart(6);
    console.log(
      `${kind.padEnd(30)} median ${at(waited, 0.5)} ms, 95th ${at(waited, 0.95)} ms; ` +
        `processor ${at(ran, 0.5)}, ${at(ran, 0.95)} ms${held(quantile(waited, 0.95), bar, 'ms')}`,
    );
  };
  for (const [kind, measured] of times) line(kind, measured);
  const all = [...times.values()];
  line('all together', {
    waited: all.flatMap(({ waited }) => waited),
    ran: all.flatMap(({ ran }) => ran),
  });
}

type Times = { readonly waited: number[]; readonly ran: number[] };

/** How long the server and PostgreSQL's processes have run by now, but for its background work. */
function processorTimeOf(server: number, postmaster: number): () => number {
  const latest = new Map<string, number>();
  let total = 0;
  const isAsked = new Map<string, boolean>();
  const tasks = () => {
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    const asked = children.split(' ').filter((pid) => {
      if (pid === '') return false;
      if (!isAsked.has(pid)) {
        const name = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        isAsked.set(pid, !/autovacuum|checkpointer|writer/.test(name));
      }
      return isAsked.get(pid);
    });
    return [
      ...readdirSync(`/proc/${server}/task`).map((task) => `/proc/${server}/task/${task}`),
      ...asked.map((pid) => `/proc/${pid}`),
    ];
  };
  return () => {
    for (const task of tasks()) {
      try {
        const ran = Number(readFileSync(`${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
        total += ran - (latest.get(task) ?? 0);
        latest.set(task, ran);
      } catch {
        // It has just ended.
      }
    }
    return total;
  };
}
