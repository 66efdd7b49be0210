import { loadConfig, readEnvironment } from '../platform/config/config.ts';
import { migrateAfterBackup } from '../platform/db/backup/automatic-backups.ts';
import { migrationStates, revertNewest } from '../platform/db/migrate.ts';
import {
  type Command,
  counted,
  print,
  quietLog,
  untilStopped,
  UsageError,
  withDatabase,
} from './command.ts';

export const migrateCommand: Command = {
  summary: 'Updates the database, says how it is, or takes back the newest update.',
  usage: `migrate up | status | down [--lose-data]

  up      Applies what is pending, as the server does when it starts, after a
          backup in BACKUP_DIR if people have rows.
  status  Lists each migration, applied or pending. The exit code is 1 when
          files and database disagree.
  down    Takes back the newest applied migration. Make a backup first.

  --lose-data  What only that migration has a place for may be lost. Without it,
               "down" says what that is, and changes nothing.`,
  options: { 'lose-data': { type: 'boolean', default: false } },
  words: [1, 1],
  run: ({ words: [task = ''], options }) => {
    const run = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
    if (!run) throw new UsageError(`"migrate" knows up, status and down, not "${task}".`);
    return run({ mayLose: options['lose-data'] === true });
  },
};

type Asked = { readonly mayLose: boolean };

const tasks: Readonly<Record<string, (asked: Asked) => Promise<number>>> = { up, status, down };

async function up(): Promise<number> {
  const config = loadConfig(readEnvironment());
  const signal = untilStopped();
  const { added, backup } = await withDatabase(
    (url) => migrateAfterBackup(url, config.backups, quietLog(config), { signal }),
    { config, mayCreate: true },
  );
  if (backup !== null) print(`backed up to ${backup}`);
  for (const name of added) print(`applied  ${name}`);
  print(
    added.length === 0
      ? 'Nothing was pending.'
      : `${counted(added.length, 'migration is', 'migrations are')} applied.`,
  );
  return 0;
}

async function status(): Promise<number> {
  const states = await withDatabase((url) => migrationStates(url));
  for (const { name, appliedAt, problem } of states) {
    const state = appliedAt ? `applied ${appliedAt.toISOString().slice(0, 16)}Z` : 'pending';
    const remark = problem ? `  ✗ ${problems[problem]}` : '';
    print(`${state.padEnd(25)}  ${name}${remark}`);
  }
  const pending = states.filter(({ appliedAt }) => appliedAt === null).length;
  if (pending > 0) {
    print(`${counted(pending, 'is', 'are')} pending: start the server, or run "migrate up".`);
  }
  return states.some(({ problem }) => problem !== null) ? 1 : 0;
}

const problems = {
  changed: 'The file was changed after it had been applied. Bring it back as it was.',
  unknown: 'This version has no such file: a newer version was here. Use that one.',
};

async function down({ mayLose }: Asked): Promise<number> {
  const name = await withDatabase((url) => revertNewest(url, { mayLose }));
  print(`${name} is taken back. The next start of a server that has it applies it again.`);
  return 0;
}
