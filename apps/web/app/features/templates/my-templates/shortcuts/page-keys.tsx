import { useDesk } from '../desk.ts';
import { useNewTemplate } from '../header/use-new-template.ts';
import { useSelectAll } from '../selection/use-select-all.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The keys of the page. */
export function PageKeys() {
  const { view, changeView, selecting, open } = useDesk();
  const createTemplate = useNewTemplate();
  const selectAll = useSelectAll();
  useShortcuts({
    new: createTemplate,
    folder: () => open({ type: 'folder', folder: null }),
    search: () => document.querySelector<HTMLElement>('[data-search] input')?.focus(),
    import: () => open({ type: 'import' }),
    export: () => open({ type: 'export', chosen: null }),
    look: () => changeView({ look: view.look === 'grid' ? 'list' : 'grid' }),
    all: selectAll,
    clear: selecting.clear,
    help: () => open({ type: 'shortcuts' }),
  });
  return null;
}
