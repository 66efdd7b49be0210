import { sql } from 'kysely';
import type { HealthCheck } from '../../../ports/health-check.ts';
import type { Services } from '../../context.ts';

const slowFrom = 250;

export function databaseHealth({ db }: Services): HealthCheck {
  return {
    name: 'Database',
    look: async () => {
      const start = performance.now();
      const { rows } = await sql<{ version: string; bytes: string }>`
        SELECT current_setting('server_version') AS version,
          pg_database_size(current_database()) AS bytes
      `.execute(db);
      const took = Math.max(1, Math.round(performance.now() - start));
      const [{ version, bytes } = { version: '', bytes: '' }] = rows;
      return {
        state: took < slowFrom ? 'good' : 'attention',
        note: `PostgreSQL ${version.split(' ')[0] ?? ''} answers in ${took} ms and holds ${megabytes(Number(bytes))}.`,
      };
    },
  };
}

/** "9.5 MB" */
function megabytes(bytes: number): string {
  const figure = (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
  return `${figure} MB`;
}
