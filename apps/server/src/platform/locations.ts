import { join } from 'node:path';

const here = import.meta.dirname;

/** What the server reads from disk while it runs. A bundle is given its own: see `tools/server-build/`. */
export const locations = {
  coachThread: join(here, 'ai', 'run-task.ts'),
  migrations: join(here, 'db', 'migrations'),
  seeds: join(here, 'db', 'seeds'),
  site: join(here, '..', '..', '..', 'web', 'build', 'client'),
};
