import { type CSSProperties, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './tooltip.module.css';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The widest tooltip with its gap, in pixels. */
const room = 280;

/** Places a tooltip to the right of a box, to the left, or below when neither fits. */
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

/** A name for an icon, shown on hover or focus; Escape hides it. */
export function Tooltip({ label, isOff = false, children }: TooltipProps) {
  const target = useRef<HTMLSpanElement>(null);
  const [position, setPosition] = useState<ReturnType<typeof placeBeside> | null>(null);

  const show = () => {
    if (target.current)
      setPosition(placeBeside(target.current.getBoundingClientRect(), innerWidth));
  };
  const hide = () => setPosition(null);
  // Touch does not hover.
  const point = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show();

  return (
    <span
      ref={target}
      className="block"
      onPointerEnter={point}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {position &&
        !isOff &&
        createPortal(
          <span role="tooltip" className={classes.place} style={position}>
            <span className={`block small round medium ${classes.tooltip}`}>{label}</span>
          </span>,
          document.body,
        )}
    </span>
  );
}
