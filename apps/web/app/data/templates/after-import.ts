import { useQueryClient } from '@tanstack/react-query';
import { allOrThrow } from './all-or-throw.ts';
import { changeTemplates } from './change-templates.ts';
import { refreshTemplates } from './refresh-templates.ts';

/** What follows an import: whatever shows templates is read anew, and it can be taken back. */
export function useAfterImport() {
  const client = useQueryClient();
  const refresh = () => refreshTemplates(client);
  return {
    refresh,
    /** To the trash; throws when some of it stays. */
    takeBack: async (ids: readonly string[]): Promise<void> => {
      try {
        allOrThrow(await changeTemplates({ change: { type: 'delete' }, of: { ids } }));
      } finally {
        refresh();
      }
    },
  };
}
