import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { bundledNotices } from '../server-package/notices.ts';

const root = join(import.meta.dirname, '../..');

/** The modules of the coach that a bundle leaves to the package, by what they are imported as. */
const coach = {
  '@replysmith/coach': 'src/index.js',
  '@replysmith/coach/light': 'src/light.js',
};

/**
 * Adds the MCP server to a built coach package: one file that brings everything but the coach, which
 * it finds beside, and their licences. Gives its path in the package.
 */
export async function bundleMcp(coachPackage: string): Promise<string> {
  const file = 'mcp/main.js';
  const build = await rolldown({
    input: join(root, 'packages/mcp/src/stdio.ts'),
    platform: 'node',
    external: Object.keys(coach),
  });
  const { output } = await build.write({
    file: join(coachPackage, file),
    paths: Object.fromEntries(
      Object.entries(coach).map(([name, path]) => [name, relative('/mcp', `/${path}`)]),
    ),
    codeSplitting: false,
    comments: false,
  });
  await build.close();
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  writeFileSync(join(coachPackage, 'mcp/NOTICES.txt'), bundledNotices(modules));
  return file;
}
