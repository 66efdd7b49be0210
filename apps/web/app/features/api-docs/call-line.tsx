import classes from './call-line.module.css';

type CallLineProps = { readonly method: string; readonly path: string };

/** A call as programs write it: its method and its path. */
export function CallLine({ method, path }: CallLineProps) {
  return (
    <code className={`flex items-baseline gap-2 ${classes.line}`}>
      <b className={classes.method} data-writes={method !== 'GET' || undefined}>
        {method}
      </b>
      <span className="breakable">{path}</span>
    </code>
  );
}
