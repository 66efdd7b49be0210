import classes from './shortcut-list.module.css';

export type Shortcut = { readonly does: string; readonly keys: readonly string[] };

/** What keys do, one under another. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className={classes.list}>
      {shortcuts.map(({ does, keys }) => (
        <div key={does}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
