import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import chromium, { inflate } from '@sparticuz/chromium';

const home = join(import.meta.dirname, '../../node_modules/.cache/replysmith-browser');
const packed = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');

/** The package unpacks into the temporary folder, where another account's copy may exist. */
async function unpackedInto<Result>(
  folder: string,
  unpack: () => Promise<Result>,
): Promise<Result> {
  const { TMPDIR } = process.env;
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  try {
    return await unpack();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
  } catch {
    return false;
  }
}

/** How to start the Chromium that comes with the npm packages; needs no browser on the machine. */
export async function launchOptions(): Promise<LaunchOptions> {
  return unpackedInto(home, async () => {
    const executablePath = await chromium.executablePath();
    const env: Record<string, string> = {};
    if (lacksLibraries(executablePath)) {
      const libraries = await inflate(join(packed, 'al2023.tar.br'));
      env['LD_LIBRARY_PATH'] = join(libraries, 'lib');
    }
    if (!existsSync('/etc/fonts')) env['FONTCONFIG_PATH'] = join(home, 'fonts');
    return {
      executablePath,
      env: { ...definedOnly(process.env), ...env },
      args: [
        '--headless=shell',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--font-render-hinting=none',
      ],
    };
  });
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
