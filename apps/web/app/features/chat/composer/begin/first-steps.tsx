import { formatDraft } from '@replysmith/coach';
import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { sampleDraft } from '../../../../data/sample-draft.ts';
import { Button } from '../../../../ui/button/button.tsx';
import classes from './first-steps.module.css';

/** How to begin where nothing is written yet. */
export function FirstSteps({ onSample }: { onSample: (text: string) => void }) {
  return (
    <div className={classes.steps}>
      <h2 className="subhead">Paste an email to begin.</h2>
      <p className="ink-2">
        The coach counts what each sentence costs, rewrites it, and gives a reason for every change.
      </p>
      <p className={classes.ways}>
        <Button variant="line" size="small" onClick={() => onSample(formatDraft(sampleDraft))}>
          Try a sample
        </Button>
        <Link to={pages.library}>Start from a template</Link>
        <Link to={pages.campaigns}>Write from a brief</Link>
      </p>
    </div>
  );
}
