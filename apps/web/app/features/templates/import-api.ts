import {
  ImportTemplatesReply,
  type ImportTemplatesRequest,
  type ImportVerdict,
  lengths,
  paths,
} from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshTemplates } from '../../data/templates.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { apiPost, withRetries } from '../../lib/http.ts';
import { ApiError, mayHaveHappened } from '../../lib/api-error.ts';
import { allOrThrow, changeTemplates } from './api.ts';

export type RowToImport = { readonly index: number; readonly record: unknown };

type RowVerdict = { readonly index: number; readonly verdict: ImportVerdict };

type Run = {
  readonly rows: readonly RowToImport[];
  /** Nothing is stored. */
  readonly isDryRun: boolean;
  readonly withDuplicates: boolean;
  readonly stop: AbortSignal;
  /** Called with the verdicts of further rows and the places left after them. */
  readonly onVerdicts: (verdicts: readonly RowVerdict[], placesLeft: number | null) => void;
};

type Batch = { readonly rows: readonly RowToImport[]; readonly records: readonly unknown[] };

/** Leaves room for the rest of the request. */
const mostBytes = lengths.jsonBodyBytes - 4_096;
const waits = [1_000, 2_000, 5_000];

/**
 * Sends rows in batches. A batch without an answer is sent again with the same key, so that it is
 * imported once. If that fails too, the error is thrown and earlier batches stay imported. Stopping
 * waits for the present batch.
 */
export async function importTemplates(run: Run): Promise<void> {
  let isFull = false;
  for (const batch of batchesOf(run)) {
    if (run.stop.aborted) return;
    if (isFull) {
      run.onVerdicts(
        batch.rows.map(({ index }) => ({ index, verdict: { status: 'over_limit' } })),
        0,
      );
      continue;
    }
    const { verdicts, places_left } = await send(run, batch);
    const found = batch.rows.flatMap(({ index }, at) => {
      const verdict = verdicts[at];
      return verdict ? [{ index, verdict }] : [];
    });
    run.onVerdicts(found, places_left);
    isFull = !run.isDryRun && places_left === 0;
  }
}

function* batchesOf({ rows, onVerdicts }: Run): Generator<Batch> {
  let batch: RowToImport[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = new Blob([JSON.stringify(row.record)]).size + 1;
    if (size > mostBytes) {
      const problems = ['This is too large to be sent (max 252 kB).'];
      onVerdicts([{ index: row.index, verdict: { status: 'invalid', problems } }], null);
      continue;
    }
    if (batch.length === lengths.importBatch || bytes + size > mostBytes) {
      yield closed(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(row);
    bytes += size;
  }
  if (batch.length > 0) yield closed(batch);
}

function closed(rows: readonly RowToImport[]): Batch {
  return { rows, records: rows.map(({ record }) => record) };
}

async function send(run: Run, { records }: Batch): Promise<ImportTemplatesReply> {
  const request: ImportTemplatesRequest = {
    rows: [...records],
    dry_run: run.isDryRun,
    skip_duplicates: !run.withDuplicates,
  };
  const headers = { 'Idempotency-Key': randomUuid() };
  const attempt = () => apiPost(paths.importTemplates, request, ImportTemplatesReply, { headers });
  const retry = (_failures: number, error: unknown) => {
    const isBusy = error instanceof ApiError && error.status === 429;
    return !run.stop.aborted && (mayHaveHappened(error) || isBusy);
  };
  return withRetries(attempt, { waits, retry });
}

/** After an import: refetches what shows templates, and can undo the import. */
export function useAfterImport() {
  const client = useQueryClient();
  const refresh = () => refreshTemplates(client);
  return {
    refresh,
    /** Moves the imported templates to the trash. Throws when some stay. */
    takeBack: async (ids: readonly string[]): Promise<void> => {
      try {
        allOrThrow(await changeTemplates({ change: { type: 'delete' }, of: { ids } }));
      } finally {
        refresh();
      }
    },
  };
}
