import { Button } from '../../../components/button.tsx';
import { useAsking } from '../sending/use-again.ts';
import classes from './composer-foot.module.css';

type QuestionButtonsProps = { label: string; questions: readonly string[] };

/** Questions as buttons that ask them. */
export function QuestionButtons({ label, questions }: QuestionButtonsProps) {
  const { ask } = useAsking();
  if (questions.length === 0) return null;
  return (
    <div className={`row ${classes.questions}`} role="group" aria-label={label}>
      {questions.map((question) => (
        <Button
          key={question}
          variant="line"
          size="small"
          isBusy={ask === null}
          onClick={() => ask?.({ content: question, messageType: 'conversation' })}
        >
          {question}
        </Button>
      ))}
    </div>
  );
}
