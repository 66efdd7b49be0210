import { useId, useRef } from 'react';
import type { LiveScore, NumberedLine, TypedDraft } from '../../../data/coach/answers.ts';
import type { Highlight } from '../../../components/highlight.ts';
import { MarkedTextarea } from '../../../components/marked-text.tsx';
import { marksIn, shiftMarks } from '../../../components/marks.ts';
import classes from './proof.module.css';

type DraftFieldsProps = {
  draft: TypedDraft;
  onChange: (draft: TypedDraft) => void;
  score: LiveScore;
  lines: readonly NumberedLine[];
  highlight: Highlight;
};

export function DraftFields({ draft, onChange, score, lines, highlight }: DraftFieldsProps) {
  const subjectId = useId();
  const body = useRef<HTMLTextAreaElement>(null);

  return (
    <>
      <div className={`grid line-below ${classes.subject}`}>
        <label htmlFor={subjectId}>Subject</label>
        <div className={`letter strong ${classes.subjectField}`}>
          <MarkedTextarea
            id={subjectId}
            value={draft.subject}
            marks={shiftMarks(marksIn(lines, 'subject'), score.draft.subject, draft.subject)}
            highlight={highlight}
            placeholder="No subject yet"
            spellCheck={false}
            enterKeyHint="next"
            onChange={({ target }) =>
              onChange({ ...draft, subject: target.value.replaceAll(/\s*\n\s*/gu, ' ') })
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              body.current?.focus();
            }}
          />
        </div>
      </div>
      <div className={`letter grid grow ${classes.body}`}>
        <MarkedTextarea
          ref={body}
          value={draft.body}
          marks={shiftMarks(marksIn(lines, 'body'), score.draft.body, draft.body)}
          highlight={highlight}
          aria-label="Email"
          placeholder="Paste an email. The score follows your typing."
          spellCheck={false}
          onChange={({ target }) => onChange({ ...draft, body: target.value })}
        />
      </div>
    </>
  );
}
