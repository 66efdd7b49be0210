import { Banner } from '../../../../ui/banner/banner.tsx';
import type { Ask } from '../../sending/ask.ts';
import type { Answering } from '../../use-answering.ts';
import { usePausedUntil } from '../use-paused-until.ts';
import type { Composed } from '../use-composed.ts';
import { ComposerProblem } from './composer-problem.tsx';
import { NothingToRead } from './nothing-to-read.tsx';
import classes from './composer-notes.module.css';

type ComposerNotesProps = {
  composed: Composed;
  answering: Answering;
  onSend: (ask: Ask | null) => void;
  /** Where lines stand that lead to what is out of sight. */
  slot: (element: HTMLElement | null) => void;
};

/** Above what is written: what became of the last that was sent, and what lies out of sight. */
export function ComposerNotes({ composed, answering, onSend, slot }: ComposerNotesProps) {
  const { sessionId, mode, reader, action } = composed;
  const { problem, note, waiting } = answering;
  const pausedUntil = usePausedUntil();
  return (
    <>
      {problem && (
        <ComposerProblem
          problem={problem.error}
          isNewChat={sessionId === null && !problem.hasBegun}
          pausedUntil={pausedUntil}
          onRetry={() => onSend(problem.ask ?? action.ask)}
          isRetrying={waiting !== null}
        />
      )}
      {note && <Banner tone="info" title={note} isSilent />}
      <div ref={slot} className={classes.slot} />
      {mode === 'client_simulation' && reader.stage === 'none' && <NothingToRead />}
    </>
  );
}
