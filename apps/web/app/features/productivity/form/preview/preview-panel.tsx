import type { PreviewWorkflowRequest, WorkflowPreview } from '@replysmith/contract';
import { useWorkflowPreview } from '../../../../data/workflows/workflow-preview.ts';
import { countText } from '../../../../lib/words/count-text.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { wouldText } from '../../words/action-text.ts';
import classes from './preview-panel.module.css';

type PreviewPanelProps = {
  /** Null while something is missing. */
  rule: PreviewWorkflowRequest | null;
};

/** What the workflow would do to the templates there are now. */
export function PreviewPanel({ rule }: PreviewPanelProps) {
  // Made anew with every key, so that what counts is what it says.
  const text = useSettled(JSON.stringify(rule), 300);
  const settled = JSON.parse(text) as PreviewWorkflowRequest | null;
  const { data, error } = useWorkflowPreview(settled);
  return (
    <section className={classes.panel} aria-labelledby="workflow-preview" aria-live="polite">
      <h3 id="workflow-preview" className="label">
        If it ran now
      </h3>
      <PreviewText rule={settled} preview={data} error={error} />
      <p className={`small ink-3 ${classes.note}`}>Nothing is changed by looking.</p>
    </section>
  );
}

type PreviewTextProps = {
  rule: PreviewWorkflowRequest | null;
  preview: WorkflowPreview | undefined;
  error: Error | null;
};

function PreviewText({ rule, preview, error }: PreviewTextProps) {
  if (!rule) return <p className="ink-2">Fill in what is missing to see what it would do.</p>;
  if (error) return <p className="ink-2">{error.message}</p>;
  if (!preview) return <Skeleton widths={['72%', '54%']} label="Looking at your templates..." />;
  const { count, examples } = preview.templates;
  const { tried } = preview;
  if (count === 0) return <p className="ink-2">None of your templates fits right now.</p>;
  return (
    <>
      <p>
        <b>{countText(count)}</b> {count === 1 ? 'template fits' : 'templates fit'}.
      </p>
      {preview.error && <p>It would fail and change nothing: {preview.error}</p>}
      {!preview.error && tried < count && <p>Of the newest {countText(tried)}:</p>}
      {!preview.error && (
        <ul className={classes.changes}>
          {rule.actions.map((action, place) => (
            <li key={place}>{wouldText(action, preview.actions[place]?.changes ?? 0)}.</li>
          ))}
        </ul>
      )}
      <ul className={classes.names} aria-label="Templates that fit">
        {examples.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {count > examples.length && <li>and {countText(count - examples.length)} more</li>}
      </ul>
    </>
  );
}
