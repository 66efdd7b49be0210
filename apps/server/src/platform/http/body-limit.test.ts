import { errorCodes, paths } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp, publicUrl } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const headers = { Origin: publicUrl, 'Content-Type': 'application/json' };

it.each([paths.optimizeEmail, paths.accounts.signIn])(
  'stops a body without an end at %s',
  async (path) => {
    const { cookie } = await test.createPerson();
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new TextEncoder().encode('a'.repeat(16_384)));
      },
    });
    const init = {
      method: 'POST',
      headers: { ...headers, Cookie: cookie },
      body,
      duplex: 'half' as const,
    };
    const response = await test.app.request(`${publicUrl}${path}`, init, {});
    expect(response.status).toBe(errorCodes.payload_too_large.status);
    expect(response.headers.get('Connection')).toBe('close');
    expect(sent).toBeLessThan(1_000_000);
  },
);
