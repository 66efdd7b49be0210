import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { ConfirmForm } from '../bulk/confirm-form.tsx';
import { PlainForm } from '../bulk/plain-form.tsx';
import { useDesk, type Chosen } from '../desk.ts';
import { templatesText } from '../../templates-text.ts';

/** Asks before templates are deleted for good. */
export function PurgeDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { change } = useDesk();
  const { count, name } = chosen;
  const title =
    name === undefined ? `Delete ${templatesText(count)} for good?` : 'Delete for good?';
  const form = {
    count,
    submit: 'Delete for good',
    change: { type: 'purge' } as const,
    onCancel: onClose,
    onSubmit: () => {
      onClose();
      void change({ type: 'purge' }, chosen);
    },
  };
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <br />
      {name === undefined ? (
        <ConfirmForm {...form}>The trash is emptied. Nobody can have them back.</ConfirmForm>
      ) : (
        <PlainForm {...form}>
          Are you sure you want to delete &quot;{name}&quot;? Nobody can have it back.
        </PlainForm>
      )}
    </Dialog>
  );
}
