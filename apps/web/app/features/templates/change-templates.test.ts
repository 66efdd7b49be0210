import { http, HttpResponse } from 'msw';
import { paths, type TemplateChange } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { sampleId } from '../../testing/template-samples.ts';
import { changeTemplates } from './api.ts';

async function keysOf(change: TemplateChange) {
  const keys: (string | null)[] = [];
  network.use(
    http.post(`*${paths.changeTemplates}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1
        ? HttpResponse.error()
        : HttpResponse.json({ done: [], failed: [], next: null });
    }),
  );
  const run = () => changeTemplates({ change, of: { ids: [sampleId(1)] } });
  await expect(run()).rejects.toThrow();
  await run();
  return keys;
}

it('asks for the same copies again under the same key', async () => {
  const keys = await keysOf({ type: 'duplicate', prefix: 'Copy of' });
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('does anything else as often as it is asked to', async () => {
  expect(await keysOf({ type: 'delete' })).toEqual([null, null]);
});
