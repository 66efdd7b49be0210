import { lengths, pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { daysOf, presets, type Preset, type View } from '../view/read-view.ts';
import { useAdvanced } from '../view/use-advanced.ts';
import type { ChangeView } from '../view/use-analytics-view.ts';
import { CustomRange } from './custom-range.tsx';
import classes from './range-bar.module.css';

type RangeBarProps = { view: View; today: string; change: ChangeView };

const { analyticsDays: everybodys } = lengths;

/** Which days are shown: one of a few ranges up to today, or days of one's own choice. */
export function RangeBar({ view, today, change }: RangeBarProps) {
  const { isIncluded, isKnown, planName } = useAdvanced();
  return (
    <div className={classes.bar}>
      <div className={classes.presets} role="group" aria-label="Days up to today">
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
        // Anew with the days that the address names.
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
