import { useLayoutEffect, useState, type RefObject } from 'react';

const narrowest = 248;
const gap = 14;
/** From here on a card needs fewer lines; its style sheet knows the same figure. */
const roomy = 300;
const most = 5;

type Room = {
  /** How many cards stand side by side, one to five. */
  readonly columns: number;
  /** Whether they are wide enough to be lower. */
  readonly isRoomy: boolean;
  /** Pixels from the top of the page. */
  readonly top: number;
};

/** Where an element lies on the page, and how many cards fit into its width. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ columns: 1, isRoomy: false, top: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const fitting = Math.floor((current.clientWidth + gap) / (narrowest + gap));
      const columns = Math.min(most, Math.max(1, fitting));
      const isRoomy = (current.clientWidth - gap * (columns - 1)) / columns >= roomy;
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      setRoom((before) =>
        before.columns === columns && before.isRoomy === isRoomy && before.top === top
          ? before
          : { columns, isRoomy, top },
      );
    };
    measure();
    // Whatever moves the element makes the page longer or shorter.
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
