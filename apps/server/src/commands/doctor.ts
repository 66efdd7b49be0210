import { existsSync } from 'node:fs';
import { type Config, findSettings, readEnvironment } from '../platform/config/config.ts';
import type { Check } from '../platform/context/context.ts';
import { authSecretFile, serverSecrets } from '../platform/stored-secret.ts';
import { checkClock } from './check-clock.ts';
import { checkFolders } from './check-folders.ts';
import { checkDatabase, checkMail, checkModel, checkVersions } from './checks.ts';
import { type Command, print } from './command.ts';

export const doctorCommand: Command = {
  summary: 'Looks over settings, database, mail, model and disk, and says what to do.',
  usage: `doctor [--json]

  ✓ is good, ! wants attention, ✗ must be put right; then the exit code is 1.
  Sends no mail, and asks the model's provider only which models it has. The
  clock is compared with those of a database and a provider on other machines.

  --json  For programs: { "ok": …, "checks": [{ "name", "state", "note" }] }`,
  options: { json: { type: 'boolean', default: false } },
  words: [0, 0],
  run: async ({ options }) => {
    const environment = readEnvironment();
    const { config, problems } = findSettings(environment);
    const hide = hider(environment);
    const unusable = [
      ...problems.map(({ sentence }) => sentence),
      ...(await storedProblems(config)),
    ];
    const found = [
      ...unusable.map((sentence) => settingsCheck('bad', sentence)),
      ...(unusable.length === 0 ? [settingsCheck('good', 'All can be used.')] : []),
      ...(await checkAll(config)),
    ].map((check) => ({ ...check, note: hide(check.note) }));
    const isOk = found.every(({ state }) => state !== 'bad');
    print(
      options.json === true
        ? JSON.stringify({ ok: isOk, checks: found }, null, 2)
        : found
            .map(({ name, state, note }) => `${signs[state]} ${name.padEnd(13)} ${note}`)
            .join('\n'),
    );
    return isOk ? 0 : 1;
  },
};

const signs = { good: '✓', attention: '!', bad: '✗' } as const;

function settingsCheck(state: Check['state'], note: string): Check {
  return { name: 'Settings', state, note };
}

/** What is wrong with the secret in the data folder; one that is missing is made at the start. */
async function storedProblems(config: Config): Promise<string[]> {
  if (config.authSecret !== null || !existsSync(authSecretFile(config))) return [];
  return serverSecrets(config).then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  );
}

async function checkAll(config: Config): Promise<Check[]> {
  const [folders, database, mail, model] = await Promise.all([
    checkFolders(config),
    checkDatabase(config),
    checkMail(config),
    checkModel(config),
  ]);
  const clocks = [database, model].flatMap(({ clock }) => clock ?? []);
  const rest = [...mail, ...model.checks, checkClock(clocks)];
  return [checkVersions(), ...folders, ...database.checks, ...rest];
}

/** Texts of other programs are shown, and some of them quote what they were given. */
function hider(environment: NodeJS.ProcessEnv): (text: string) => string {
  const secrets = Object.entries(environment).flatMap(([name, value = '']) => {
    if (/_URL$/.test(name) && URL.canParse(value)) {
      const { password } = new URL(value);
      return [password, decoded(password)];
    }
    return /SECRET|KEY|PASSWORD|TOKEN/.test(name) ? [value] : [];
  });
  // Shorter ones are parts of ordinary words.
  const hidden = secrets.filter(({ length }) => length >= 4);
  return (text) => hidden.reduce((shown, secret) => shown.replaceAll(secret, '•••'), text);
}

/** A password may hold a % that begins no escape; what connects takes it as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
