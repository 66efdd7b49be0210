import { type ReactNode, useState } from 'react';
import { leftBehind, leftInWords, signOut } from '../../../data/sign-out.ts';
import { useSession } from '../../../data/session.ts';
import { Fetched } from '../../../components/fetched.tsx';
import { closeToastsAbout, showToast } from '../../../components/toast.tsx';
import { useSigningOut } from '../../use-signing-out.ts';
import { SignOutContext, useLeaveForGood } from './sign-out-context.ts';

const about = 'signing out';

/** Saving mostly takes less, and is then not worth a word. */
const noticeable = 400;

/** What would be lost by leaving, after all that saves itself is saved. */
async function findUnsent(userId: string | null): Promise<string> {
  const saying = setTimeout(
    () => showToast({ about, title: 'Saving', message: 'You are signed out as soon as it is.' }),
    noticeable,
  );
  try {
    return leftInWords(await leftBehind(userId));
  } finally {
    clearTimeout(saying);
    closeToastsAbout(about);
  }
}

const fetchDialog = () => import('./sign-out-dialog.tsx').then((part) => part.SignOutDialog);

/** The one way out of the signed-in pages. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { data: session } = useSession();
  const [unsent, setUnsent] = useState('');
  const { signOut: start } = useSigningOut({
    findLeft: () => findUnsent(session?.user.id ?? null),
    onLeft: setUnsent,
    endSession: signOut,
    leave: useLeaveForGood(),
  });
  const stay = () => setUnsent('');
  const leave = () => {
    stay();
    void start({ isSure: true });
  };
  return (
    <SignOutContext value={() => void start()}>
      {children}
      {unsent !== '' && (
        <Fetched
          name="The sign-out"
          fetchPart={fetchDialog}
          onFailure={stay}
          props={{ title: unsent, onStay: stay, onSignOut: leave }}
        />
      )}
    </SignOutContext>
  );
}
