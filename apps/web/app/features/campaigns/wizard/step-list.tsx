import { allSteps, stepNames, type Step } from '../steps.ts';
import classes from './step-list.module.css';

type StepListProps = { step: Step; furthest: Step; onGo: (step: Step) => void };

/** The five steps on a line, ink up to the one that is open; those that can be opened are buttons. */
export function StepList({ step, furthest, onGo }: StepListProps) {
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {allSteps.map((one) => {
          const words = (
            <>
              <span className={classes.number}>{one}</span>
              <span className={classes.name}>{stepNames[one - 1]}</span>
            </>
          );
          return (
            <li
              key={one}
              data-passed={one <= step || undefined}
              aria-current={one === step ? 'step' : undefined}
            >
              {one <= furthest && one !== step ? (
                <button type="button" onClick={() => onGo(one)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
