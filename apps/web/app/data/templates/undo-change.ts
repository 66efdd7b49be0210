import type { TemplateChange } from '@replysmith/contract';
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
      return () => putBackTemplates(done.map(({ id, before }) => ({ id, ...before })));
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

/** Throws when a template is left as it is, since an undo is done or it is not. */
async function all(type: 'restore' | 'delete', ids: readonly string[]): Promise<void> {
  const { failed, problem } = await changeTemplates({ change: { type }, of: { ids } });
  if (problem) throw problem instanceof Error ? problem : new Error('It broke off.');
  const [first] = failed;
  if (first) throw new Error(first.reason);
}
