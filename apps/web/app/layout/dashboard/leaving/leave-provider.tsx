import { lazy, Suspense, type ReactNode } from 'react';
import { LeaveContext } from './leave-context.ts';
import { useLeaving } from './use-leaving.ts';

const LeaveDialog = lazy(() =>
  import('./leave-dialog.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
);

/** The one way out of the signed-in pages. */
export function LeaveProvider({ children }: { children: ReactNode }) {
  const { left, ask, leave, stay } = useLeaving();
  return (
    <LeaveContext value={() => void ask()}>
      {children}
      {left !== '' && (
        <Suspense>
          <LeaveDialog title={left} onStay={stay} onLeave={() => void leave()} />
        </Suspense>
      )}
    </LeaveContext>
  );
}
