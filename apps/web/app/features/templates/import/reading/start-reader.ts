import type { Source } from './read-source.ts';
import type { ReaderReply, ReaderRequest } from './reader-messages.ts';
import type { SourceTable } from './source-table.ts';
import { UnreadableSource } from './unreadable-source.ts';

type Reader = {
  readonly read: (source: Source) => Promise<SourceTable>;
  readonly stop: () => void;
};

/** Reads files in a thread of its own, so that a large one holds up nothing. */
export function startReader(): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<SourceTable>>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<ReaderReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('table' in data) asked?.resolve(data.table);
    else asked?.reject(new UnreadableSource(data.problem));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values())
      reject(new UnreadableSource('Unknown error occurred'));
    waiting.clear();
  });

  return {
    read: (source) => {
      last += 1;
      const asked = Promise.withResolvers<SourceTable>();
      waiting.set(last, asked);
      worker.postMessage({ ...source, id: last } satisfies ReaderRequest);
      return asked.promise;
    },
    stop: () => worker.terminate(),
  };
}
