import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startTestCluster } from './running/start-test-cluster.ts';

const codegen = join(
  dirname(createRequire(import.meta.url).resolve('kysely-codegen')),
  'cli',
  'bin.js',
);

/** Writes platform/db/schema.ts from a freshly migrated database. */
export function generateArguments(url: string): string[] {
  return [
    codegen,
    ...['--dialect', 'postgres', '--url', url, '--date-parser', 'string'],
    ...['--include-pattern', '(auth|public).*', '--log-level', 'error'],
    ...['--out-file', join(import.meta.dirname, '..', 'platform', 'db', 'schema.ts')],
  ];
}

if (import.meta.main) {
  const cluster = await startTestCluster();
  spawnSync(process.execPath, generateArguments(cluster.templateUrl), { stdio: 'inherit' });
  await cluster.stop();
}
