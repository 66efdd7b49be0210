import { type CSSProperties, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './tooltip.module.css';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What a tooltip takes at its widest, with the gap to what it names, in pixels. */
const room = 280;

/** Where a tooltip stands by a box: at its right, at its left, or below where neither has room. */
export function placeBeside(box: Box, screenWidth: number): CSSProperties {
  const middle = { top: (box.top + box.bottom) / 2, translate: '0 -50%' };
  if (screenWidth - box.right >= room) return { ...middle, left: box.right };
  if (box.left >= room) return { ...middle, right: screenWidth - box.left };
  return { top: box.bottom, left: Math.max(0, Math.min(box.left, screenWidth - room)) };
}

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
