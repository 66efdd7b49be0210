import { useEffect, useRef, useState, type CSSProperties, type FocusEvent } from 'react';

const noteWidth = 300;
const grace = 150;

/** When the note of a change is open, and where it stands: under its number, inside the sheet. */
export function useNote(onPoint: (isPointed: boolean) => void) {
  const [isPointed, setPointed] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const [place, setPlace] = useState<CSSProperties>({});
  const mark = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);

  const point = () => {
    clearTimeout(leaving.current);
    setPlace(placeUnder(mark.current));
    setPointed(true);
    onPoint(true);
  };
  const leave = () => {
    setPointed(false);
    onPoint(false);
  };

  return {
    isOpen: isPointed || isPinned,
    place,
    mark,
    toggle: () => {
      // Safari does not focus a button that is tapped, and the note closes when focus leaves.
      mark.current?.focus();
      setPinned(!isPinned);
      if (isPinned) leave();
      else point();
    },
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') point();
      },
      // A moment's grace, so that the pointer can travel from the words to the note.
      onPointerLeave: () => {
        leaving.current = setTimeout(leave, grace);
      },
      onFocus: point,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setPinned(false);
        leave();
      },
      onKeyDown: (event: { key: string }) => {
        if (event.key !== 'Escape') return;
        setPinned(false);
        leave();
      },
    },
  };
}

function placeUnder(mark: HTMLElement | null): CSSProperties {
  const frame = mark?.offsetParent;
  if (!mark || !frame) return {};
  const { left, bottom } = mark.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  const room = Math.max(0, box.width - noteWidth);
  return { top: bottom - box.top + 6, left: Math.min(Math.max(0, left - box.left), room) };
}
