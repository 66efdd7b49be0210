import { Button } from '../../../../ui/button/button.tsx';
import classes from './message-list.module.css';

type QuickRepliesProps = { questions: readonly string[]; onAsk: (question: string) => void };

/** Questions that are asked by pressing them. */
export function QuickReplies({ questions, onAsk }: QuickRepliesProps) {
  if (questions.length === 0) return null;
  return (
    <div className={classes.replies} role="group" aria-label="Ask next">
      {questions.map((question) => (
        <Button key={question} variant="line" size="small" onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </div>
  );
}
