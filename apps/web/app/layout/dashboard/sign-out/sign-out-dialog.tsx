import { whatLeavingForgets } from '../../../data/sign-out.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';

type SignOutDialogProps = { title: string; onStay: () => void; onSignOut: () => void };

/** Asks before signing out takes along what the server does not have; `title` says what that is. */
export function SignOutDialog({ title, onStay, onSignOut }: SignOutDialogProps) {
  return (
    <Dialog label={title} isOpen onClose={onStay}>
      <div className="stack">
        <h2 className="head">{title}</h2>
        <p>{whatLeavingForgets}</p>
        <p className="row">
          <Button variant="danger" onClick={onSignOut}>
            Sign out and forget
          </Button>
          <Button data-autofocus variant="line" onClick={onStay}>
            Stay
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
