import { LeaveGuard as Guard } from '../../../../ui/leave-guard/leave-guard.tsx';

type LeaveGuardProps = { isNeeded: boolean; isKept: boolean };

/** Asks before one leaves a campaign that could not be saved. */
export function LeaveGuard({ isNeeded, isKept }: LeaveGuardProps) {
  return (
    <Guard isNeeded={isNeeded} isLost={!isKept}>
      {isKept
        ? 'The server does not have what you wrote last. It is kept in this browser and saved when you open the campaign here again.'
        : 'The server does not have what you wrote last, and this browser keeps nothing: it would be lost.'}
    </Guard>
  );
}
