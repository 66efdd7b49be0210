import type { WorkflowRule } from '@replysmith/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../../ui/toast/toast-store.ts';

const name = 'workflow';

/** Which workflow is being written, as the address says: "new" or an id. */
export function useOpenWorkflow(rules: readonly WorkflowRule[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(name);
  const found = rules?.find(({ id }) => id === asked);
  const isUnknown = asked !== null && asked !== 'new' && rules !== undefined && !found;

  const close = () =>
    setSearch(
      (current) => {
        current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  useEffect(() => {
    if (!isUnknown) return;
    showToast({ title: 'Workflow not found', message: 'It may have been deleted.', kind: 'error' });
    setSearch({}, { replace: true });
  }, [isUnknown, setSearch]);

  return {
    rule: asked === 'new' ? null : found,
    open: (id: string) => setSearch({ [name]: id }, { preventScrollReset: true }),
    close,
  };
}
