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

/** Puts a revision into a folder, with the packages that are installed here. Returns its entry. */
export function checkOut(revision: string, folder: string): string {
  mkdirSync(folder);
  execFileSync('sh', ['-c', `git -C "${root}" archive ${revision} | tar -x -C "${folder}"`]);
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  linkPackages(join(root, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'));
  for (const name of ['coach', 'contract', 'help', 'library']) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@replysmith', name));
  }
  execFileSync(process.execPath, ['tools/build-content.ts'], { cwd: folder });
  mkdirSync(join(folder, 'apps/web/build'), { recursive: true });
  // The pages are no part of this.
  symlinkSync(join(root, 'apps/web/build/client'), join(folder, 'apps/web/build/client'));
  return join(folder, 'apps/server/src/main.ts');
}

/** Links each package but our own, which a revision brings itself. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@replysmith'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@replysmith') symlinkSync(join(from, name), join(to, name));
  }
}
