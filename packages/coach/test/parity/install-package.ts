import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const coach = join(import.meta.dirname, '../..');
export const root = join(coach, '../..');

export type Installed = ReturnType<typeof installPackage>;

/** Packs the coach and installs it from its tarball into an empty folder, as somebody else does. */
export function installPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'coach-user-'));
  const [built, project] = [join(folder, 'built'), join(folder, 'project')];
  const env = { ...process.env, npm_config_update_notifier: 'false', NO_COLOR: '1' };
  const runIn = (cwd: string, command: string, args: readonly string[], input = '') =>
    execFileSync(command, args, { cwd, input, env, encoding: 'utf8', maxBuffer: 50_000_000 });
  runIn(root, process.execPath, ['tools/build-coach.ts', built]);
  const packed = runIn(built, 'npm', ['pack', '--json', '--pack-destination', folder]);
  const [{ filename, files, unpackedSize }] = JSON.parse(packed) as [
    { filename: string; files: { path: string }[]; unpackedSize: number },
  ];
  const tarball = join(folder, filename);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  // What it depends on comes from this repository, so that no registry is asked.
  const { dependencies } = JSON.parse(readFileSync(join(coach, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const others = Object.keys(dependencies).map((name) => join(root, 'node_modules', name));
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  runIn(project, 'npm', ['install', ...quiet, tarball, ...others]);
  return {
    folder,
    built,
    project,
    tarball,
    unpackedSize,
    files: files.map(({ path }) => path),
    run: (command: string, args: readonly string[], input?: string) =>
      runIn(project, command, args, input),
  };
}
