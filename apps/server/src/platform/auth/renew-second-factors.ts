import { symmetricEncrypt } from 'better-auth/crypto';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { type Secrets, decryptWithAny, encryptionKeys } from '../secrets.ts';

/**
 * Encrypts with the current secret the second factors that another one had encrypted, so that the
 * other can be given up. What none of them opens stays as it is. Returns how many were renewed.
 */
export async function renewSecondFactors(
  db: Database,
  secrets: Secrets,
  log: Logger,
): Promise<number> {
  const [current, ...old] = secrets;
  if (old.length === 0) return 0;
  const [{ version } = { version: 0 }] = encryptionKeys(secrets).secrets;
  const key = { keys: new Map([[version, current]]), currentVersion: version };
  const renew = async (data: string) =>
    symmetricEncrypt({ key, data: await decryptWithAny(data, secrets) });
  const rows = await db
    .selectFrom('auth.two_factors')
    .select(['id', 'secret', 'backupCodes'])
    .execute();
  let renewed = 0;
  for (const { id, ...before } of rows) {
    if (await areOpenedBy(current, before)) continue;
    try {
      const { numUpdatedRows } = await db
        .updateTable('auth.two_factors')
        .set({ secret: await renew(before.secret), backupCodes: await renew(before.backupCodes) })
        .where('id', '=', id)
        // Somebody may have used a recovery code or begun anew since.
        .where('secret', '=', before.secret)
        .where('backupCodes', '=', before.backupCodes)
        .executeTakeFirst();
      renewed += Number(numUpdatedRows);
    } catch (error) {
      log.warn(
        { err: error, twoFactorId: id },
        'a second factor is encrypted with no known secret',
      );
    }
  }
  return renewed;
}

async function areOpenedBy(current: string, sealed: Readonly<Record<string, string>>) {
  const opened = Object.values(sealed).map((data) =>
    decryptWithAny(data, [current]).then(
      () => true,
      () => false,
    ),
  );
  return !(await Promise.all(opened)).includes(false);
}
