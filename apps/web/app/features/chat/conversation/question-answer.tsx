import { evidenceCard, isEvidenceId } from '@replysmith/coach/light';
import type { Answer, ChatMessage } from '@replysmith/contract';
import { copyText } from '../../../lib/clipboard.ts';
import { CopyButton, useCopied } from '../../../components/copy-button.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { EvidenceNote } from '../../../components/evidence.tsx';
import { AnswerText } from '../../../components/answer-text.tsx';
import classes from './conversation.module.css';
import { QuestionButtons } from '../composer/question-buttons.tsx';

type QuestionAnswerProps = { message: ChatMessage; answer: Answer };

/** The answer, its sources, and suggested next questions. */
export function QuestionAnswer({ message, answer }: QuestionAnswerProps) {
  const { hasCopied, copy } = useCopied(copyText);
  // An older answer may cite an id that has gone since.
  const [first, ...others] = answer.evidence.filter(isEvidenceId).map(evidenceCard);
  const followUps = [...new Set(answer.follow_ups)];
  return (
    <div className={`stack gap-3 ${classes.answer}`}>
      <AnswerText text={message.content || 'Nothing was answered.'} />
      {first && (
        <div className={classes.evidence}>
          <EvidenceNote findings={[first, ...others]} />
        </div>
      )}
      {answer.citations.map(({ article, title, quote }) => (
        <div key={`${article} ${quote}`} className={classes.citation}>
          <Disclosure summary={`From “${title}”`}>
            <blockquote className={classes.quote}>{quote}</blockquote>
          </Disclosure>
        </div>
      ))}
      <QuestionButtons
        label={answer.is_known ? 'Ask next' : 'I can answer these'}
        questions={followUps}
      />
      <div>
        <CopyButton
          variant="quiet"
          size="small"
          hasCopied={hasCopied}
          onCopy={() => void copy(message.content.replaceAll('**', ''))}
        />
      </div>
    </div>
  );
}
