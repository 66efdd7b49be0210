import type { LibraryTemplate } from '@replysmith/contract';
import classes from './about-template.module.css';

/** What a template is for, and when its time has come. */
export function PurposeOf({ template: { purpose, when_to_use } }: { template: LibraryTemplate }) {
  return (
    <dl className={`${classes.about ?? ''} ${classes.purpose ?? ''}`}>
      <div>
        <dt>Purpose</dt>
        <dd>{purpose}</dd>
      </div>
      <div>
        <dt>When to use it</dt>
        <dd>{when_to_use}</dd>
      </div>
    </dl>
  );
}
