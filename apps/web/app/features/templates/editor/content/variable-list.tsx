import { useLayoutEffect, useRef, type RefObject } from 'react';
import classes from './variable-field.module.css';

type VariableListProps = {
  id: string;
  names: readonly string[];
  active: number;
  /** What stands in the text where the variable begins. */
  anchor: RefObject<HTMLSpanElement | null>;
  onPick: (name: string) => void;
};

const width = 200;

/** The variables on offer, under the place where one is being typed. */
export function VariableList({ id, names, active, anchor, onPick }: VariableListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const mark = anchor.current;
    if (!mark || !list.current) return;
    const room = mark.parentElement?.clientWidth ?? 0;
    const left = Math.max(0, Math.min(mark.offsetLeft, room - width));
    list.current.style.top = `${String(mark.offsetTop + mark.offsetHeight + 4)}px`;
    list.current.style.left = `${String(left)}px`;
  }, [anchor, names.length]);

  return (
    <ul ref={list} id={id} role="listbox" aria-label="Variables" className={classes.list}>
      {names.map((name, index) => (
        <li
          key={name}
          id={`${id}-${name}`}
          role="option"
          aria-selected={index === active}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(name);
          }}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
