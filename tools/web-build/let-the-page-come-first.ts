import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const preload = /<link rel="modulepreload"[^>]*>/g;

/**
 * A built page can be read before any script has come: its styles and fonts go first on a slow line.
 * React Router asks for every script at the head of the page, and has no setting for it; without
 * that the page's own script, at its end, asks for them.
 */
export async function letThePageComeFirst(folder: string): Promise<void> {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => join(entry.parentPath, entry.name));
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const unhurried = html.replaceAll(preload, '');
    if (unhurried === html) throw new Error(`${page} preloads no scripts.`);
    await writeFile(page, unhurried);
  }
}
