import { lengths, pages } from '@replysmith/contract';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import {
  type ChangeView,
  type Preset,
  type View,
  countDays,
  daysOf,
  isDay,
  presets,
  useAdvanced,
} from './view.ts';
import classes from './figure-strip.module.css';

type RangeBarProps = { view: View; today: string; change: ChangeView };

const { analyticsDays: everybodys } = lengths;

/** The days shown: a preset range up to today, or custom dates. */
export function RangeBar({ view, today, change }: RangeBarProps) {
  const { isIncluded, isKnown, planName } = useAdvanced();
  return (
    <div className={`row justify-between no-print ${classes.rangeBar}`}>
      <div className={`row ${classes.presets}`} role="group" aria-label="Days up to today">
        {presets.map((preset) =>
          preset > everybodys && isKnown && !isIncluded ? (
            <Link key={preset} to={pages.upgrade} className={classes.locked}>
              {presetName(preset)}
              {planName && <span> with {planName}</span>}
            </Link>
          ) : (
            <button
              key={preset}
              type="button"
              aria-pressed={view.preset === preset}
              onClick={() => change(daysOf(preset, today))}
            >
              {presetName(preset)}
            </button>
          ),
        )}
      </div>
      <CustomRange
        // Remount when the address changes the days.
        key={`${view.from} ${view.to}`}
        {...{ view, today, isIncluded, planName }}
        onChoose={(days) => change({ ...days, preset: null })}
      />
    </div>
  );
}

function presetName(preset: Preset): string {
  return preset === 365 ? '1 year' : `${String(preset)} days`;
}

type Days = { from: string; to: string };

type CustomRangeProps = {
  view: Days;
  today: string;
  isIncluded: boolean;
  planName: string | null;
  onChoose: (days: Days) => void;
};

/** A custom range, in the user's calendar. */
function CustomRange({ view, today, isIncluded, planName, onChoose }: CustomRangeProps) {
  const [days, setDays] = useState<Days>({ from: view.from, to: view.to });
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const isNew = days.from !== view.from || days.to !== view.to;
  const choose = () => {
    const found = problemOf(days, today, isIncluded ? null : planName);
    setProblem(found);
    if (!found) onChoose(days);
  };
  return (
    <form
      className={`row ${classes.custom}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          {end === 'from' ? 'From' : 'To'}
          <input
            type="date"
            value={days[end]}
            max={today}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : id}
            onChange={(event) => setDays({ ...days, [end]: event.target.value })}
          />
        </label>
      ))}
      <Button type="submit" variant="line" isBusy={!isNew}>
        Show
      </Button>
      {problem !== null && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** Without the name of a plan with longer ranges, the user already has them. */
function problemOf({ from, to }: Days, today: string, longerWith: string | null): string | null {
  if (!isDay(from) || !isDay(to)) return 'Choose both days.';
  if (from > to) return 'The first day comes after the last.';
  if (from > today) return 'This period is still to come.';
  const count = countDays(from, to);
  const { analyticsDays, advancedAnalyticsDays } = lengths;
  if (count > advancedAnalyticsDays) {
    return `Choose at most ${String(advancedAnalyticsDays)} days.`;
  }
  if (count > analyticsDays && longerWith !== null) {
    return `Choose at most ${String(analyticsDays)} days, or see longer periods with ${longerWith}.`;
  }
  return null;
}
