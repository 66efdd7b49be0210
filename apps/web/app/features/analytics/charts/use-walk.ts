import { useRef, useState, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Which mark of a chart is spoken of: the one pointed at, or the one that keys have come to. */
export function useWalk(count: number) {
  const marks = useRef(new Map<number, SVGGElement>());
  const [lit, setLit] = useState<number | null>(null);
  const [reached, setReached] = useState(Infinity);
  const last = count - 1;
  const entry = Math.min(reached, last);

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    marks.current.get(Math.min(last, Math.max(0, entry + step)))?.focus();
  };

  return {
    lit,
    walk,
    clear: () => setLit(null),
    /** What makes the mark at `index` one that can be pointed at and reached. */
    tiesOf: (index: number) => ({
      ref: (mark: SVGGElement | null) => {
        if (mark) marks.current.set(index, mark);
        else marks.current.delete(index);
      },
      // One stop for the whole chart.
      tabIndex: index === entry ? 0 : -1,
      onFocus: () => {
        setReached(index);
        setLit(index);
      },
      onBlur: () => setLit(null),
      onPointerEnter: () => setLit(index),
    }),
  };
}
