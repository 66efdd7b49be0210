import type { Field } from '@replysmith/coach';
import {
  type FilledText,
  lengths,
  offsetInTemplate,
  standardVariables,
  variablesOf,
} from '@replysmith/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { LiveScore, NumberedLine } from '../../../data/coach/answers.ts';
import { useSettled } from '../../../lib/timing.ts';
import { TextField } from '../../../components/field.tsx';
import { useHighlight } from '../../../components/highlight.ts';
import { numberLines } from '../../../components/ledger.tsx';
import { type Mark, marksIn, shiftMarks } from '../../../components/marks.ts';
import { Sheet } from '../../../components/sheet.tsx';
import type { TabProps } from './editor-tabs.ts';
import { ScoreSide, useExampleScore } from './score-side.tsx';
import { TextCounts, UnknownNote } from './content-notes.tsx';
import { type FieldHandle, VariableField, isKnownVariable } from './variable-field.tsx';
import classes from './tabs.module.css';

const pause = 1_000;

/** Announces the score after a pause in typing. */
function ScoreAnnouncement({ score }: { score: LiveScore | null }) {
  const verdict = score ? (score.trouble ?? `Score ${String(score.value)} of 100`) : '';
  const news = useSettled(verdict, pause);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}

const standard = Object.keys(standardVariables);

/** Name, subject and text, with the coach's remarks. */
export function ContentTab({ form, change, problems, goTo }: TabProps) {
  const { name, subject_line, email_content, template_variables } = form;
  const id = useId();
  const subject = useRef<FieldHandle>(null);
  const body = useRef<FieldHandle>(null);
  const last = useRef(body);
  const highlight = useHighlight();
  const live = useExampleScore(form);
  const lines = numberLines(live.score);

  const used = variablesOf(form);
  const names = [...new Set([...standard, ...template_variables.map((one) => one.name), ...used])];
  const isKnown = (variable: string) => isKnownVariable(variable, template_variables);
  const field = { highlight, names, isKnown, spellCheck: true };
  const read = live.score?.draft;

  return (
    <div className={`stack items-start gap-7 one-column-laptop ${classes.columns}`}>
      <div className="stack min-w-0 gap-5">
        <TextField
          label="Template name"
          name="name"
          value={name}
          error={problems.name}
          onChange={(value) => change({ name: value })}
          autoComplete="off"
        >
          {name.length > lengths.templateName - 20 && (
            <p className="small ink-2 mt-1">
              {name.length} / {lengths.templateName}
            </p>
          )}
        </TextField>
        <Sheet isBleeding>
          <div
            className={`grid line-below ${classes.subject}`}
            data-invalid={Boolean(problems.subject_line) || undefined}
          >
            <label htmlFor={`${id}-subject`}>Subject</label>
            <div className={`letter strong ${classes.subjectField}`}>
              <VariableField
                {...field}
                id={`${id}-subject`}
                name="subject_line"
                handle={subject}
                value={subject_line}
                marks={marksInTemplate(lines, 'subject', {
                  read: read?.subject ?? '',
                  now: live.example.subject,
                })}
                placeholder="No subject yet"
                enterKeyHint="next"
                aria-invalid={problems.subject_line ? true : undefined}
                aria-describedby={`${id}-subject-problem`}
                onFocus={() => (last.current = subject)}
                onChange={(value) => change({ subject_line: value.replaceAll(/\s*\n\s*/gu, ' ') })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  body.current?.focus();
                }}
              />
            </div>
          </div>
          <FieldProblem id={`${id}-subject-problem`} problem={problems.subject_line} />
          <div
            className={`letter grid ${classes.body}`}
            data-invalid={Boolean(problems.email_content) || undefined}
          >
            <VariableField
              {...field}
              name="email_content"
              handle={body}
              value={email_content}
              marks={marksInTemplate(lines, 'body', {
                read: read?.body ?? '',
                now: live.example.body,
              })}
              aria-label="Email content"
              placeholder="Write the email. The score follows your typing."
              aria-invalid={problems.email_content ? true : undefined}
              aria-describedby={`${id}-body-problem`}
              onFocus={() => (last.current = body)}
              onChange={(value) => change({ email_content: value })}
            />
          </div>
          <FieldProblem id={`${id}-body-problem`} problem={problems.email_content} />
          <VariableBar names={names} onInsert={(one) => last.current.current?.insert(one)} />
          <UnknownNote
            names={used.filter((one) => !isKnown(one))}
            onReplace={(from, to) => change(renamed(form, from, to))}
            onDescribe={() => goTo('settings')}
          />
          <TextCounts
            subject={subject_line}
            content={email_content}
            read={live.score?.words ?? null}
          />
        </Sheet>
      </div>
      <ScoreSide live={live} lines={lines} highlight={highlight} />
      <ScoreAnnouncement score={live.score} />
    </div>
  );
}

function renamed({ subject_line, email_content }: TabProps['form'], from: string, to: string) {
  const rename = (text: string) =>
    text.replaceAll(new RegExp(String.raw`\{\{\s*${from}\s*\}\}`, 'g'), `{{${to}}}`);
  return { subject_line: rename(subject_line), email_content: rename(email_content) };
}

/** The problem of a field, below it. */
function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    <p id={id} className={`hide-empty flex line-below poor ${classes.problem}`}>
      {problem && (
        <>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          {problem}
        </>
      )}
    </p>
  );
}

/** The places in the template of words that the coach found in its example. */
export function marksInTemplate(
  lines: readonly NumberedLine[],
  field: Field,
  /** The example as the coach read it, and the present one. */
  { read, now }: { read: string; now: FilledText },
): Mark[] {
  return shiftMarks(marksIn(lines, field), read, now.text).map(({ number, start, end }) => ({
    number,
    start: offsetInTemplate(now, start, 'start'),
    end: offsetInTemplate(now, end, 'end'),
  }));
}

type VariableBarProps = { names: readonly string[]; onInsert: (name: string) => void };

/** A chip for each variable. A click inserts it at the caret. */
function VariableBar({ names, onInsert }: VariableBarProps) {
  return (
    <div
      className={`row items-center small line-above ${classes.bar}`}
      role="group"
      aria-label="Insert a variable"
    >
      <span className={classes.barName}>Insert</span>
      {names.map((name) => (
        <button
          className="hover-well small breakable framed-strong round-tag"
          key={name}
          type="button"
          // Keeps the caret in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        >
          {name}
        </button>
      ))}
      <span className={`not-phone ${classes.barHint}`}>
        or type <kbd>{'{{'}</kbd>
      </span>
    </div>
  );
}
