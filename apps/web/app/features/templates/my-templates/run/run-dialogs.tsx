import { countText } from '../../../../lib/words/count-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import classes from './run-dialogs.module.css';
import type { useRun } from './use-run.ts';
import { templatesText } from '../../templates-text.ts';

type RunDialogsProps = Pick<
  ReturnType<typeof useRun>,
  'progress' | 'report' | 'closeReport' | 'stop'
>;

/** How far a long change is, and what of it could not be done. */
export function RunDialogs({ progress, report, closeReport, stop }: RunDialogsProps) {
  if (progress) {
    const { title, done, count, isStopping } = progress;
    return (
      <Dialog label={title} isOpen onClose={() => undefined}>
        <h2 className="head">{title}</h2>
        <progress className={classes.bar} aria-label={title} value={done} max={count} />
        <p className={classes.count} role="status">
          {countText(done)} of {countText(count)}
        </p>
        <Button variant="line" isBusy={isStopping} onClick={stop}>
          {isStopping ? 'Stopping...' : 'Stop'}
        </Button>
      </Dialog>
    );
  }
  if (!report) return null;
  const { title, failed, rest } = report;
  return (
    <Dialog label={title} isOpen onClose={closeReport}>
      <h2 className="head">{title}</h2>
      {failed.length > 0 && (
        <>
          <p className={classes.note}>
            {templatesText(failed.length)} could not be changed. What was selected and failed is
            selected still.
          </p>
          <ul className={classes.failed}>
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                <b>{name ?? 'A template that is gone'}</b>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {rest && <p className={classes.note}>The rest had no turn. {rest}</p>}
      <Button onClick={closeReport}>Close</Button>
    </Dialog>
  );
}
