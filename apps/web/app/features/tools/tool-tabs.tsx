import { useRef, type KeyboardEvent } from 'react';
import classes from './tool-tabs.module.css';

type ToolTabsProps = {
  tabs: readonly { key: string; name: string }[];
  shown: string;
  onChoose: (key: string) => void;
};

/** One of several panels; the arrow keys lead from tab to tab, Home and End to the first and last. */
export function ToolTabs({ tabs, shown, onChoose }: ToolTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === shown);
    const next = placeAfter(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.key}`)?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label="Kinds of tools" ref={list}>
      {tabs.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`tab-${key}`}
          aria-selected={key === shown}
          {...(key === shown && { 'aria-controls': `panel-${key}` })}
          tabIndex={key === shown ? 0 : -1}
          onClick={() => onChoose(key)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
