import { ExportDialog } from '../../export/export-dialog.tsx';
import { useDesk, type Chosen } from '../desk.ts';
import { filterOf } from '../view/view.ts';

type ExportOfProps = {
  /** Null: what is selected, or else what the list shows. */
  chosen: Chosen | null;
  onClose: () => void;
};

export function ExportOf({ chosen, onClose }: ExportOfProps) {
  const { view, total = 0, selecting } = useDesk();
  const { selection, count } = selecting;
  if (chosen && 'ids' in chosen.of) {
    return <ExportDialog isOpen onClose={onClose} of={chosen.of} count={chosen.count} />;
  }
  if (selection.kind === 'some' && count > 0) {
    return <ExportDialog isOpen onClose={onClose} of={{ ids: [...selection.ids] }} count={count} />;
  }
  return <ExportDialog isOpen onClose={onClose} of={{ filter: filterOf(view) }} count={total} />;
}
