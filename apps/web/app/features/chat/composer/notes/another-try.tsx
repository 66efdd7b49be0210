import type { MessageType } from '@replysmith/contract';
import { Button } from '../../../../ui/button/button.tsx';
import classes from './draft-notes.module.css';

const names: Readonly<Record<MessageType, string>> = {
  email_optimization: 'your email',
  conversation: 'your question',
  client_simulation: 'your answer',
};

type AnotherTryProps = { mode: MessageType; onCancel: () => void };

/** Says that what is written will stand beside an earlier message, not after it. */
export function AnotherTry({ mode, onCancel }: AnotherTryProps) {
  return (
    <p className={classes.line}>
      Another try of {names[mode]}; the one before is kept.
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </p>
  );
}
