import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from './processes.ts';

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
  atEnd(() => Promise.all(groups.map(remove)));
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
async function remove(group: string): Promise<void> {
  for (let tries = 0; existsSync(group); tries += 1) {
    try {
      rmdirSync(group);
    } catch (error) {
      if (tries === 50) throw error;
      await sleep(100);
    }
  }
}
