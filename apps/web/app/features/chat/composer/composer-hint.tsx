import classes from './composer.module.css';

type ComposerHintProps = { canStop: boolean; pausedUntil: string | null };

/** What the keys do now, and what it costs. */
export function ComposerHint({ canStop, pausedUntil }: ComposerHintProps) {
  return (
    <span className={classes.hint}>
      {canStop ? (
        <>
          <kbd>Esc</kbd> stops and keeps what has come
        </>
      ) : pausedUntil ? (
        `No requests left until ${pausedUntil}; scoring as you type stays free`
      ) : (
        <>
          <kbd>Ctrl Enter</kbd> sends, uses 1 request
        </>
      )}
    </span>
  );
}
