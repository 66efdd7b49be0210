import { basename, dirname } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Bundles a command of the coach's package: one file with all that it needs but the coach, which it
 * imports from the package that it lies in. Returns the paths of the modules in it.
 */
export async function bundleCommand(source: string, target: string): Promise<string[]> {
  const build = await rolldown({
    input: source,
    platform: 'node',
    external: /^@replysmith\/coach(?:\/light)?$/u,
  });
  const { output } = await build.write({
    dir: dirname(target),
    entryFileNames: basename(target),
    codeSplitting: false,
    comments: false,
  });
  await build.close();
  return output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
}
