import classes from './content-tab.module.css';

type VariableBarProps = { names: readonly string[]; onInsert: (name: string) => void };

/** A chip for each variable; a click writes it where the caret is. */
export function VariableBar({ names, onInsert }: VariableBarProps) {
  return (
    <div className={classes.bar} role="group" aria-label="Insert a variable">
      <span className={classes.barName}>Insert</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          // The field keeps its caret.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        >
          {name}
        </button>
      ))}
      <span className={classes.barHint}>
        or type <kbd>{'{{'}</kbd>
      </span>
    </div>
  );
}
