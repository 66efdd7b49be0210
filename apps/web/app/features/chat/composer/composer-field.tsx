import type { Field } from '@replysmith/coach';
import { parseDraft, splitSubject } from '@replysmith/coach/light';
import { looksLikeMessage } from '@replysmith/eml';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import type { Highlight } from '../../../components/highlight.ts';
import { MarkedTextarea } from '../../../components/marked-text.tsx';
import { type Mark, marksIn, shiftMarks } from '../../../components/marks.ts';
import type { LiveScore } from '../../../data/coach/answers.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { numberLines } from '../../../components/ledger.tsx';
import { storedText, useStored } from '../../../lib/storage.ts';
import { modes } from './modes.ts';
import type { Composed } from './use-draft.ts';
import classes from './score.module.css';

/** The id by which keyboard shortcuts find the field. */
export const composerId = 'composer';

type ComposerFieldProps = {
  composed: Composed;
  /** For marking the words that cost points. */
  score: LiveScore | null;
  highlight: Highlight;
  onType: (text: string) => void;
  onSend: () => void;
  /** Called with the source of an email that was pasted. */
  onSource: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The text field. Ctrl+Enter sends, and Enter alone if the writer has chosen that. */
export function ComposerField(props: ComposerFieldProps) {
  const { composed, score, highlight, onType, onSend, onSource, field } = props;
  const { sessionId, mode, text, isEmail, isSent, action } = composed;
  const enter = useEnterSends();
  const isEnterSending = !isEmail && enter.isSending;
  const sendByKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
    const isChord = event.ctrlKey || event.metaKey;
    if (!isChord && (!isEnterSending || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    if (!event.repeat) onSend();
  };
  const pasteSource = (event: ClipboardEvent) => {
    const text = isEmail ? event.clipboardData.getData('text/plain') : '';
    if (!looksLikeMessage(text)) return;
    event.preventDefault();
    onSource(text);
  };
  return (
    <div className={`letter grid one-column ${classes.paper}`}>
      <MarkedTextarea
        ref={field}
        id={composerId}
        aria-label={modes[mode].label}
        placeholder={placeholderOf({
          ...{ isEmail, isSent, isNewChat: sessionId === null },
          usual: action.placeholder,
        })}
        value={text}
        marks={score ? draftMarks(score, text) : []}
        highlight={highlight}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={sendByKey}
        onPaste={pasteSource}
      />
    </div>
  );
}

type Now = {
  /** The usual placeholder. */
  usual: string;
  isEmail: boolean;
  /** The former text was sent and waits for its answer. */
  isSent: boolean;
  isNewChat: boolean;
};

/** The placeholder of the empty field. */
function placeholderOf({ usual, isEmail, isSent, isNewChat }: Now): string {
  if (isEmail && isSent) return 'The next email can wait here.';
  return isEmail && !isNewChat ? 'Paste the next email' : usual;
}

/**
 * The places of the words that cost points in the present text, which may be newer than the score.
 */
export function draftMarks(score: LiveScore, text: string): Mark[] {
  const { subject, body, subjectAt, bodyAt } = splitSubject(text);
  // For HTML the visible text was scored, which the source does not contain.
  if (parseDraft(text).body !== body) return [];
  const lines = numberLines(score);
  const locate = (field: Field, now: string, at: number) =>
    shiftMarks(marksIn(lines, field), score.draft[field], now).map(({ number, start, end }) => ({
      number,
      start: start + at,
      end: end + at,
    }));
  return [...locate('subject', subject ?? '', subjectAt), ...locate('body', body, bodyAt)];
}

const enterIsNewLine = storedText({ name: 'enter-is-new-line' });

/** Whether Enter alone sends a question or an answer; chosen once for this browser. */
export function useEnterSends() {
  const { id } = useSignedInUser();
  const key = enterIsNewLine.key(id);
  const isSending = useStored(enterIsNewLine, key) === '';
  return { isSending, choose: (sends: boolean) => enterIsNewLine.write(key, sends ? '' : 'yes') };
}
