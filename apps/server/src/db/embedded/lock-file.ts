import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';

type RunningPostgres = {
  readonly pid: number;
  /** Null until it takes connections. */
  readonly port: number | null;
};

/** The PostgreSQL that runs on this cluster, if any. */
export async function runningPostgres(cluster: string): Promise<RunningPostgres | null> {
  const [pid, , , port, , , , status] = await lockFileLines(cluster);
  if (!pid || !(await isPostgresOf(Number(pid), cluster))) return null;
  return { pid: Number(pid), port: status?.trim() === 'ready' ? Number(port) : null };
}

/**
 * A process id is soon given away again, above all in containers; PostgreSQL then takes the
 * stranger for its own and refuses to start. The file of a dead server is removed, never a live one's.
 */
export async function clearStaleLockFile(cluster: string): Promise<void> {
  const [pid] = await lockFileLines(cluster);
  if (!pid || (await isPostgresOf(Number(pid), cluster))) return;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

async function lockFileLines(cluster: string): Promise<string[]> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    return readlink(`/proc/${pid}/cwd`).then(
      (cwd) => cwd === cluster,
      () => false,
    );
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
