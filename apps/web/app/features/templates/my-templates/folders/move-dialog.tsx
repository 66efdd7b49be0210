import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { MoveForm } from '../bulk/move-form.tsx';
import { useDesk, type Chosen } from '../desk.ts';

/** Moves a template without a mouse. */
export function MoveDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { change } = useDesk();
  const title = 'Move to folder';
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <p className="ink-2">{chosen.name}</p>
      <br />
      <MoveForm
        onCancel={onClose}
        onSubmit={(move) => {
          onClose();
          void change(move, chosen);
        }}
      />
    </Dialog>
  );
}
