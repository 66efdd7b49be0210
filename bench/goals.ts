import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Each fails when a figure of its own is over its goal. */
const programs: Readonly<Record<string, readonly string[]>> = {
  'server-latency.ts': [],
  'cold-start.ts': [],
  'server-memory.ts': [],
  'page-weight.ts': [],
  'lighthouse.ts': ['/'],
  'analytics.ts': [],
  'templates.ts': [],
  'sessions.ts': [],
};

const named = process.argv.slice(2);
const missed = Object.entries(programs)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .filter(([name, options]) => {
    console.log(`\n${name}`);
    const program = join(import.meta.dirname, name);
    return spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' }).status !== 0;
  })
  .map(([name]) => name);

console.log(missed.length === 0 ? '\nAll goals are met.' : `\nMissed: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
