import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** What the server fills its address into. It keeps them as .gz, and compresses what it has filled. */
const filledIn = /\.(?:html|data)$/;

/**
 * Writes a .br and a .gz beside every text file of a folder, so that the server need not compress
 * them.
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && (compressible.test(entry.name) || filledIn.test(entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      if (!filledIn.test(file)) await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
    }),
  );
}
