import type { NamedWorkflowRule } from '@replysmith/contract';
import { Button } from '../../../ui/button/button.tsx';
import classes from './rule-list.module.css';
import { useDeleteRule } from './use-delete-rule.ts';

/** A workflow of another version of the product. */
export function UnreadableRow({ rule }: { rule: NamedWorkflowRule }) {
  const remove = useDeleteRule();
  return (
    <li className={classes.rule}>
      <span className="small ink-2">At rest</span>
      <div className={classes.text}>
        <h3 className="label">{rule.name}</h3>
        <p>This workflow can no longer be read. Delete it and make it anew.</p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="line"
          size="small"
          aria-label={`Delete: ${rule.name}`}
          onClick={() => remove(rule)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
