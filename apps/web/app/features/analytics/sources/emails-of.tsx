import type { AnalyticsSummary } from '@replysmith/contract';
import classes from './source-table.module.css';
import { sourceName } from './source-name.ts';

type EmailsOfProps = {
  template: AnalyticsSummary['templates'][number];
  isChosen: boolean;
  onChoose: (id: string | null) => void;
};

/** The number of emails, which narrows the list to them. */
export function EmailsOf({ template, isChosen, onChoose }: EmailsOfProps) {
  const { id, name, totalOptimizations: count } = template;
  if (count === 0) return 0;
  return (
    <button
      type="button"
      className={classes.count}
      aria-pressed={isChosen}
      aria-label={`${String(count)}: show those of ${sourceName(name, 'template')} below`}
      onClick={() => onChoose(isChosen ? null : id)}
    >
      {count}
    </button>
  );
}
