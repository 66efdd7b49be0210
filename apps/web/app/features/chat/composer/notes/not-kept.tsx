import classes from './draft-notes.module.css';

/** Says that the browser's storage is full or closed to the site. */
export function NotKept() {
  return (
    <p className={classes.line} role="status">
      This browser keeps no draft: copy your text before you close or reload this page.
    </p>
  );
}
