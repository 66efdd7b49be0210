import { sql } from 'kysely';
import type { HealthCheck } from '../../../ports/health-check.ts';
import type { Services } from '../../context.ts';

const slowFrom = 250;

export function databaseHealth({ db }: Services): HealthCheck {
  return {
    name: 'Database',
    look: async () => {
      const start = performance.now();
      const { rows } = await sql<{ version: string; size: string }>`
        SELECT current_setting('server_version') AS version,
          pg_size_pretty(pg_database_size(current_database())) AS size
      `.execute(db);
      const took = Math.max(1, Math.round(performance.now() - start));
      const [{ version, size } = { version: '', size: '' }] = rows;
      return {
        state: took < slowFrom ? 'good' : 'attention',
        note: `PostgreSQL ${version.split(' ')[0] ?? ''} answers in ${took} ms and holds ${size}.`,
      };
    },
  };
}
