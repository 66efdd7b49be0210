import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip as MantineTooltip } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import classes from './tooltip.module.css';

type TooltipProps = {
  label: string;
  isOff?: boolean;
  /** One element that takes focus; it has a name of its own. */
  children: ReactElement;
};

/** A name beside an icon, for who points at it or has focus on it; Escape puts it away. */
export function Tooltip({ label, isOff = false, children }: TooltipProps) {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <MantineTooltip
      label={label}
      position="right"
      offset={10}
      disabled={isOff || isDismissed}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: classes.tooltip ?? '' }}
      multiline
    >
      <span
        className={classes.target}
        onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
        onPointerLeave={() => setDismissed(false)}
        onBlur={() => setDismissed(false)}
      >
        {children}
      </span>
    </MantineTooltip>
  );
}
