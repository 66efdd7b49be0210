import classes from './shortcut-list.module.css';

export type Shortcut = { readonly does: string; readonly keys: readonly string[] };

/** A single-key shortcut, which speech input or a stray key can trigger. */
export function isSingleKey(key: string): boolean {
  return key.length === 1;
}

type ShortcutListProps = {
  shortcuts: readonly Shortcut[];
  /** Whether single-key shortcuts are on. */
  hasSingleKeys: boolean;
};

/** What keys do, one under another. */
export function ShortcutList({ shortcuts, hasSingleKeys }: ShortcutListProps) {
  const active = shortcuts
    .map(({ does, keys }) => ({
      does,
      keys: keys.filter((key) => hasSingleKeys || !isSingleKey(key)),
    }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <dl className={classes.list}>
      {active.map(({ does, keys }) => (
        <div className="dense flex items-center gap-4 justify-between line-below" key={does}>
          <dt>{does}</dt>
          <dd className="flex wrap-items gap-1">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
