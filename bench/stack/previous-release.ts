import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const migrations = 'apps/server/src/platform/db/migrations';

const git = (...options: string[]) =>
  execFileSync('git', ['-C', root, ...options], { encoding: 'utf8' }).trim();

/** The last tag, or without one the commit before the newest migration. */
export function previousRevision(): string {
  const tags = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n');
  if (tags[0]) return tags[0];
  const files = [`${migrations}/*.sql`, ':(exclude)*.down.sql'];
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', ...files);
  return git('rev-parse', `${newest}^`);
}

/** Builds a revision in a folder, with the packages that are installed here. Returns its entry. */
export function checkOut(revision: string, folder: string): string {
  mkdirSync(folder);
  execFileSync('sh', ['-c', `git -C "${root}" archive ${revision} | tar -x -C "${folder}"`]);
  for (const part of ['', 'apps/server', 'apps/web']) {
    linkPackages(join(root, part, 'node_modules'), join(folder, part, 'node_modules'));
  }
  for (const name of ['coach', 'contract', 'help', 'library']) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@replysmith', name));
  }
  execFileSync(process.execPath, ['tools/build-content.ts'], { cwd: folder });
  execFileSync(process.execPath, [join(folder, 'node_modules/.bin/react-router'), 'build'], {
    cwd: join(folder, 'apps/web'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(folder, 'apps/server/src/main.ts');
}

/** Links each package but our own, which a revision brings itself. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@replysmith'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@replysmith') symlinkSync(join(from, name), join(to, name));
  }
}
