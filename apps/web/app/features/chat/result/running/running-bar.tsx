import { aiText } from '../../exchange/author.ts';
import { AiLabel } from '../../said/ai-label.tsx';
import classes from './running-result.module.css';

type RunningBarProps = {
  /** What it will be. */
  name: string;
  isWriting: boolean;
};

/** Above the growing text: whose text it is. The coach's own comes only as a result. */
export function RunningBar({ name, isWriting }: RunningBarProps) {
  return (
    <p className={classes.bar}>
      {isWriting ? 'A model is writing' : name}
      {isWriting && <AiLabel text={aiText} />}
    </p>
  );
}
