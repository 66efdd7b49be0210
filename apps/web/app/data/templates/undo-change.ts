import type { TemplateChange } from '@replysmith/contract';
import { allOrThrow } from './all-or-throw.ts';
import { changeTemplates, putBackTemplates, type ChangeOutcome } from './change-templates.ts';

/** What takes a change back; null where nothing can. */
export function undoOf(
  change: TemplateChange,
  { done }: Pick<ChangeOutcome, 'done'>,
): (() => Promise<void>) | null {
  if (done.length === 0) return null;
  const ids = done.map(({ id }) => id);
  switch (change.type) {
    case 'tag':
    case 'move':
    case 'archive':
    case 'favorite':
      return async () => {
        const reply = await putBackTemplates(done.map(({ id, before }) => ({ id, ...before })));
        allOrThrow({ ...reply, problem: null });
      };
    case 'delete':
      return () => all('restore', ids);
    case 'restore':
      return () => all('delete', ids);
    case 'duplicate':
      return () =>
        all(
          'delete',
          done.flatMap(({ copy_id }) => copy_id ?? []),
        );
    case 'purge':
      return null;
  }
}

async function all(type: 'restore' | 'delete', ids: readonly string[]): Promise<void> {
  allOrThrow(await changeTemplates({ change: { type }, of: { ids } }));
}
