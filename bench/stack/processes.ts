import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Debian has PgBouncer and nginx where the shells of ordinary people do not look. */
process.env['PATH'] = `${process.env['PATH'] ?? ''}:/usr/local/sbin:/usr/sbin`;

const steps: (() => unknown)[] = [];
let cleaning: Promise<void> | null = null;

/** What the program leaves behind is taken away at its end, newest first, also after Ctrl-C. */
export function atEnd(step: () => unknown): void {
  steps.push(step);
}

export function cleanUp(): Promise<void> {
  cleaning ??= takeSteps().finally(() => (cleaning = null));
  return cleaning;
}

async function takeSteps(): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step();
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
  }
}

/** Later errors come of what is taken away. */
let isEnding = false;

function end(reason?: unknown): void {
  if (isEnding) return;
  isEnding = true;
  if (reason) console.error(reason);
  void cleanUp().finally(() => process.exit(1));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());

/** Ends the program, with all it started, when something fails or it hangs. */
export function endAfter(minutes: number): void {
  process.on('uncaughtException', end);
  const tooLong = `Stopped: it was not through after ${minutes} minutes.`;
  setTimeout(end, minutes * 60_000, tooLong).unref();
}

/** PostgreSQL and PgBouncer refuse to run as root, so root has them run under another account. */
const account = process.getuid?.() === 0 ? ordinaryAccount() : null;

function ordinaryAccount(): { uid: number; gid: number } {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].flatMap((name) => lines.filter((l) => l.startsWith(name)));
  const [, , uid, gid] = (line[0] ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Makes a folder that the account may write in. */
export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o755 });
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/** Runs a program to its end under the account. */
export function run(program: string, options: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, options, { ...account, cwd: '/' });
  if (status !== 0) throw error ?? new Error(`${program}: ${stderr.toString()}`);
}

export type Process = { readonly pid: number; readonly stop: () => Promise<void> };

/** Starts a program under the account. It must stay in the foreground. */
export async function startProcess(
  program: string,
  options: readonly string[],
  { port, signal = 'SIGTERM' }: { port: number; signal?: NodeJS.Signals },
): Promise<Process> {
  const child = spawn(program, options, { ...account, cwd: '/', stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(late);
  };
  atEnd(stop);
  await untilListening(port, child);
  return { pid: child.pid ?? 0, stop };
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.end());
    });
    if (isListening) return;
    await sleep(50);
  }
  throw new Error(`${child.spawnfile} stopped before it listened.`);
}

export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v']).error === undefined;
}

/** What a process and its children have used of a processor so far, also of those that ended. */
export function cpuSeconds(pid: number): number {
  const ticks = readdirSync('/proc').flatMap((entry) => {
    const stat = statOf(Number(entry));
    return stat && (stat.pid === pid || stat.parent === pid) ? [stat] : [];
  });
  const own = ticks.reduce((sum, { used }) => sum + used, 0);
  return (own + (statOf(pid)?.usedByEnded ?? 0)) / 100;
}

function statOf(pid: number) {
  if (!Number.isInteger(pid)) return null;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [
      1, 11, 12, 13, 14,
    ].map((index) => fields[index]);
    return { pid, parent, used: user + system, usedByEnded: endedUser + endedSystem };
  } catch {
    return null;
  }
}

/** Short, so that a server that is held back is so for moments only. */
const periodMs = 20;

/**
 * Lets a process use no more than a share of a processor, through a control group of Linux, in
 * either of its two versions. Returns what puts a process under it.
 */
export function processorShare(share: number): (pid: number) => void {
  if (share >= 1) return () => undefined;
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu/cpu.cfs_quota_us');
  const root = isFirstVersion ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup';
  const [period, quota] = [periodMs * 1_000, Math.round(periodMs * 1_000 * share)];
  const limits: Readonly<Record<string, string>> = isFirstVersion
    ? { 'cpu.cfs_period_us': `${period}`, 'cpu.cfs_quota_us': `${quota}` }
    : { 'cpu.max': `${quota} ${period}` };
  const groups: string[] = [];
  atEnd(() => Promise.all(groups.map(removeGroup)));
  return (pid) => {
    const group = join(root, `replysmith-bench-${pid}`);
    try {
      mkdirSync(group);
      groups.push(group);
      for (const [name, value] of Object.entries(limits)) writeFileSync(join(group, name), value);
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    } catch (cause) {
      throw new Error('--share needs root, and control groups that may limit processors.', {
        cause,
      });
    }
  };
}

/** It is busy for a moment after its process has ended. */
async function removeGroup(group: string): Promise<void> {
  for (let tries = 0; existsSync(group); tries += 1) {
    try {
      rmdirSync(group);
    } catch (error) {
      if (tries === 50) throw error;
      await sleep(100);
    }
  }
}
