import { useId, useRef } from 'react';
import type { LiveScore, TypedDraft } from '../../../data/live-score/live-score.ts';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import { MarkedTextarea } from '../../../ui/marked-text/marked-textarea.tsx';
import { marksIn } from '../../../ui/marked-text/marks-in.ts';
import { shiftMarks } from '../../../ui/marked-text/shift-marks.ts';
import classes from './draft-fields.module.css';
import type { NumberedLine } from './ledger-lines.tsx';

type DraftFieldsProps = {
  draft: TypedDraft;
  onChange: (draft: TypedDraft) => void;
  /** Called when a visitor is about to type. */
  onApproach: () => void;
  score: LiveScore;
  lines: readonly NumberedLine[];
  lit: Lit;
};

export function DraftFields({ draft, onChange, onApproach, score, lines, lit }: DraftFieldsProps) {
  const subjectId = useId();
  const body = useRef<HTMLTextAreaElement>(null);

  return (
    <>
      <div className={classes.subject}>
        <label htmlFor={subjectId}>Subject</label>
        <div className={`letter ${classes.subjectField}`}>
          <MarkedTextarea
            id={subjectId}
            value={draft.subject}
            marks={shiftMarks(marksIn(lines, 'subject'), score.draft.subject, draft.subject)}
            lit={lit}
            placeholder="No subject yet"
            spellCheck={false}
            enterKeyHint="next"
            onFocus={onApproach}
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
      <div className={`letter ${classes.body}`}>
        <MarkedTextarea
          ref={body}
          value={draft.body}
          marks={shiftMarks(marksIn(lines, 'body'), score.draft.body, draft.body)}
          lit={lit}
          aria-label="Email"
          placeholder="Paste an email. The score follows your typing."
          spellCheck={false}
          onFocus={onApproach}
          onChange={({ target }) => onChange({ ...draft, body: target.value })}
        />
      </div>
    </>
  );
}
