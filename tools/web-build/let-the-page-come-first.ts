import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const preload = /<link rel="modulepreload"[^>]*>/g;

/**
 * Built pages are readable before scripts load, so styles and fonts go first on a slow line. React
 * Router preloads every script in the head, and has no setting for it; without the preloads, the
 * page's own script at the end loads them.
 */
export async function letThePageComeFirst(folder: string): Promise<void> {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => join(entry.parentPath, entry.name));
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const unhurried = html.replaceAll(preload, '');
    if (unhurried !== html) await writeFile(page, unhurried);
  }
}
