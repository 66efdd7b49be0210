import { sql } from 'kysely';
import { setRoleByEmail } from '../modules/admin/service.ts';
import { loadConfig, readEnvironment } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { cannotReach } from '../platform/db/migrate.ts';
import { AppError, OwnerError } from '../platform/errors.ts';
import { type Command, print, quietLog, withDatabase } from './command.ts';

export const grantAdminCommand: Command = {
  summary: 'Makes the person with an address an admin.',
  usage: `grant-admin EMAIL

  The person needs an account with that address. Open pages show the admin's
  part when they are next loaded.`,
  words: [1, 1],
  run: ({ words: [email = ''] }) => give(email, 'admin'),
};

export const revokeAdminCommand: Command = {
  summary: 'Takes that away again.',
  usage: `revoke-admin EMAIL

  The last admin keeps the role.`,
  words: [1, 1],
  run: ({ words: [email = ''] }) => give(email, 'user'),
};

async function give(email: string, role: 'admin' | 'user'): Promise<number> {
  const config = loadConfig(readEnvironment());
  const user = await withDatabase(
    async (url) => {
      const db = openDatabase(url, quietLog(config));
      try {
        await sql`SELECT`.execute(db).catch(cannotReach);
        return await setRoleByEmail({ db, now: () => new Date() }, 'system', { email, role });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const isNobody = error.code === 'not_found';
        throw new OwnerError(
          isNobody ? `Nobody has an account with the address ${email}.` : error.message,
        );
      } finally {
        await db.destroy();
      }
    },
    { config },
  );
  print(
    role === 'user'
      ? `${user.email} is an admin no longer.`
      : user.is_email_verified
        ? `${user.email} is an admin.`
        : `${user.email} will be an admin as soon as the address is verified by the link in its mail.`,
  );
  return 0;
}
