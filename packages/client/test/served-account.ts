import { CreatedAccessKey, type KeyScope, paths } from '@replysmith/contract';
import { accountCalls, password } from '../../../apps/server/src/testing/account-calls.ts';
import { serveApp } from '../../../apps/server/src/testing/running/served-app.ts';
import { createTestApp } from '../../../apps/server/src/testing/running/test-app.ts';

/** A server on a port of its own, with an account that makes keys. */
export async function serveAccount() {
  const test = await createTestApp();
  const served = await serveApp(test);
  const { newVerifiedAccount } = accountCalls(test);
  const account = await newVerifiedAccount();
  return {
    baseUrl: `http://127.0.0.1:${String(served.port)}`,
    newKey: async (scope: KeyScope): Promise<string> => {
      const body = { password, name: `A key to ${scope}`, scope, expires_at: null };
      const response = await test.call(paths.accounts.accessKeys, { as: account, body });
      return CreatedAccessKey.parse(await response.json()).key;
    },
    close: async () => {
      await served.close();
      await test.close();
    },
  };
}
