import { inspect, parseArgs } from 'node:util';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { type Command, print, UsageError } from './commands/command.ts';
import { doctorCommand } from './commands/doctor.ts';
import { grantAdminCommand, revokeAdminCommand } from './commands/admin.ts';
import { migrateCommand } from './commands/migrate.ts';
import { readEnvironment } from './platform/config/config.ts';
import { isDatabaseUnavailable } from './platform/db/database.ts';
import { OwnerError } from './platform/errors.ts';

const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'grant-admin': grantAdminCommand,
  'revoke-admin': revokeAdminCommand,
  doctor: doctorCommand,
};

const overview = `replysmith COMMAND …

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}  ${summary}`)
  .join('\n')}

"replysmith COMMAND --help" says more. The settings are the server's, and a .env
file in this folder is read.`;

const exitCodes = { failed: 1, wronglyCalled: 2 };

// Whoever reads may stop, as "head" does; what was begun goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// Nothing is awaited here: a part that is loaded later may import this module and wait for it.
run(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const isDebugging = ['debug', 'trace'].includes(readEnvironment().LOG_LEVEL ?? '');
    const sentence = isDebugging ? null : sentenceOf(error);
    process.stderr.write(`${sentence ?? inspect(error)}\n`);
    process.exitCode = error instanceof UsageError ? exitCodes.wronglyCalled : exitCodes.failed;
  },
);

async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    print(overview);
    return name === undefined ? exitCodes.wronglyCalled : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const known = Object.keys(commands).join(', ');
    throw new UsageError(`There is no command "${name}". There are ${known}.`);
  }
  const { values, positionals } = parse(command, rest);
  if (values.help) {
    print(`replysmith ${command.usage}`);
    return 0;
  }
  const [least, most] = command.words;
  if (positionals.length < least || positionals.length > most) {
    throw new UsageError(`Call it so: replysmith ${command.usage.split('\n')[0] ?? ''}`);
  }
  return command.run({ words: positionals, options: values });
}

function parse({ options }: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Null for what the owner can do nothing about. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof OwnerError) return error.message;
  if (isDatabaseUnavailable(error)) return `The database gave up: ${String(error)}.`;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path) return `There is no ${path}.`;
  if (code === 'EACCES' && path) {
    return `${path} is closed to this user. Run it as the user that runs the server.`;
  }
  if ((code === 'ENOTDIR' || code === 'EEXIST') && path) {
    return `A file is where a folder should be: ${path}.`;
  }
  if (code === 'EROFS' && path) return `${path} is on a disk that cannot be written.`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full, so nothing was kept of it.';
  return null;
}
