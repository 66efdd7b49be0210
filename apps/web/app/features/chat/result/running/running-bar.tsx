import { aiText } from '../../exchange/author.ts';
import { AiLabel } from '../../said/ai-label.tsx';
import classes from './running-result.module.css';

/** Above the growing rewrite: whose text it is. The coach's own comes only as a result. */
export function RunningBar({ isWriting }: { isWriting: boolean }) {
  return (
    <p className={classes.bar}>
      {isWriting ? 'A model is writing' : 'Rewrite'}
      {isWriting && <AiLabel text={aiText} />}
    </p>
  );
}
