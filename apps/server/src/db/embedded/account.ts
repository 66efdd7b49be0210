import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The system account PostgreSQL runs as. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root, so root hands it to another account. Null: run as ourselves. */
export function accountForPostgres(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount);
  const account =
    accounts.find((each) => each?.name === 'postgres') ??
    accounts.find((each) => each?.name === 'nobody');
  if (!account) {
    throw new Error(
      'PostgreSQL cannot run as root and there is no account "postgres" or "nobody" to run it as. ' +
        'Start the server as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}

/** Whether the account may enter the folder, through every folder above it. */
export function canEnter(account: Account | null, folder: string): boolean {
  if (!account) return true;
  const { uid, gid } = account;
  return spawnSync('test', ['-x', folder], { uid, gid, cwd: '/' }).status === 0;
}

function parseAccount(line: string): Account | null {
  const [name, , uid, gid] = line.split(':');
  return name && uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : null;
}
