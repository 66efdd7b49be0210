import { IconArrowRight, IconCheck, IconCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { resumeTutorial } from '../../../data/profile/onboarding.ts';
import type { ChecklistItem } from './checklist-items.ts';
import classes from './checklist-steps.module.css';

type State = 'done' | 'now' | 'later';

const icons = { done: IconCheck, now: IconArrowRight, later: IconCircle } as const;

/** The steps on a line, ink where they are done and ember where one is. */
export function ChecklistSteps({ items }: { items: readonly ChecklistItem[] }) {
  const next = items.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={classes.steps}>
      {items.map((item, index) => {
        const state: State = item.isDone ? 'done' : index === next ? 'now' : 'later';
        const Icon = icons[state];
        return (
          <li key={item.title} data-state={state}>
            <Icon size={18} stroke={state === 'later' ? 1.5 : 2} aria-hidden />
            <div>
              <StepTitle item={item} />
              {!item.isDone && <p className="small ink-3">{item.note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function StepTitle({ item: { title, isDone, to } }: { item: ChecklistItem }) {
  if (isDone) {
    return (
      <span>
        {title}
        <span className="visually-hidden">, done</span>
      </span>
    );
  }
  if (to !== null) return <Link to={to}>{title}</Link>;
  return (
    <button type="button" onClick={resumeTutorial}>
      {title}
    </button>
  );
}
