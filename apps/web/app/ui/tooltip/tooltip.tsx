import { useRef, useState, type PointerEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './place-beside.ts';
import classes from './tooltip.module.css';

type TooltipProps = {
  label: string;
  isOff?: boolean;
  /** One element that takes focus; it has a name of its own. */
  children: ReactElement;
};

/** A name beside an icon, for who points at it or has focus on it; Escape puts it away. */
export function Tooltip({ label, isOff = false, children }: TooltipProps) {
  const target = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof placeBeside> | null>(null);

  const show = () => {
    if (target.current) setPlace(placeBeside(target.current.getBoundingClientRect(), innerWidth));
  };
  const hide = () => setPlace(null);
  // A finger presses what it touches; nothing is hovered before.
  const point = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show();

  return (
    <span
      ref={target}
      className={classes.target}
      onPointerEnter={point}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {place &&
        !isOff &&
        createPortal(
          <span role="tooltip" className={classes.place} style={place}>
            <span className={classes.tooltip}>{label}</span>
          </span>,
          document.body,
        )}
    </span>
  );
}
