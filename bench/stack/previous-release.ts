import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const migrations = 'apps/server/src/platform/db/migrations';

type Release = { readonly revision: string; readonly because: string };

/**
 * What people run before they update: the last tag; without one the commit that gave the version in
 * package.json its present number; where that has been the same from the beginning, the last commit
 * with fewer migrations, and those as they are now.
 */
export function previousRelease(repository = root): Release {
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', repository, ...options], { encoding: 'utf8' }).trim();
  const lines = (...options: string[]) =>
    git(...options)
      .split('\n')
      .filter(Boolean);
  const head = git('rev-parse', 'HEAD');

  const [tag] = lines('tag', '--merged', 'HEAD^', '--sort=-version:refname');
  if (tag) return { revision: tag, because: 'the last tag' };

  const numbered = ['-G', '^  "version": ', '--diff-filter=M', '--format=%H', '--', 'package.json'];
  const raised = lines('log', ...numbered).find((commit) => commit !== head);
  if (raised) return { revision: raised, because: 'the last that changed the version' };

  const at = (commit: string) =>
    lines('ls-tree', commit, `${migrations}/`).filter((file) => !file.endsWith('.down.sql'));
  // By name and content: who has applied one that was changed since cannot be updated.
  const now = new Set(at('HEAD'));
  for (const before of lines('log', '--format=%P', '--', migrations).map((all) =>
    all.slice(0, 40),
  )) {
    const known = at(before);
    if (known.length < now.size && known.every((file) => now.has(file))) {
      const newest = basename([...now].findLast((file) => !known.includes(file)) ?? '');
      return { revision: before, because: `the last without ${newest}, as no release is named` };
    }
  }
  return { revision: 'HEAD^', because: 'the commit before' };
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
