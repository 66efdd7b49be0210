import type { OpenSession } from '@replysmith/contract';
import { useState } from 'react';
import { useOpenSessions } from '../../../../data/account/open-sessions.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { RuledBlock } from '../../../../ui/ruled-block/ruled-block.tsx';
import { EndSessionForm } from './end-session-form.tsx';
import { SessionRow } from './session-row.tsx';
import classes from './sessions-block.module.css';

export function SessionsBlock() {
  const { data: sessions, error, isFetching, refetch } = useOpenSessions();
  const [asked, setAsked] = useState<OpenSession | 'others'>('others');
  const [isOpen, setOpen] = useState(false);
  const ask = (about: OpenSession | 'others') => {
    setAsked(about);
    setOpen(true);
  };
  const others = sessions?.filter((session) => !session.is_current).length ?? 0;

  return (
    <RuledBlock
      title="Where you are signed in"
      lede="A place you do not know? Sign it out, then change your password."
    >
      {!sessions && !error && (
        <Skeleton widths={['48%', '72%']} label="Loading where you are signed in..." />
      )}
      {!sessions && error && (
        <div className={classes.problem} role="alert">
          <p>{error.message}</p>
          <Button variant="line" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {sessions && (
        <>
          <ul className={classes.sessions}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
            ))}
          </ul>
          {others === 0 ? (
            <p className="small ink-2">Nowhere else.</p>
          ) : (
            <Button variant="line" onClick={() => ask('others')}>
              {others === 1 ? 'Sign out the other' : `Sign out all ${String(others)} others`}
            </Button>
          )}
        </>
      )}
      <Dialog label="Sign out" isOpen={isOpen} onClose={() => setOpen(false)}>
        <EndSessionForm about={asked} onClose={() => setOpen(false)} />
      </Dialog>
    </RuledBlock>
  );
}
