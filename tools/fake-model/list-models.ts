import type { IncomingHttpHeaders } from 'node:http';

const id = 'fake-model';

/** Both APIs list their models at the same path; only Anthropic's callers name a version. */
export function listModels(headers: IncomingHttpHeaders): object {
  return headers['anthropic-version'] === undefined
    ? { object: 'list', data: [{ id, object: 'model', created: 1_700_000_000, owned_by: 'fake' }] }
    : {
        data: [{ id, type: 'model', display_name: 'Fake', created_at: '2025-01-01T00:00:00Z' }],
        has_more: false,
        first_id: id,
        last_id: id,
      };
}
