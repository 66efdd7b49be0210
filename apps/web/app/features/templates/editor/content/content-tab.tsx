import { lengths, standardVariables, variablesOf } from '@replysmith/contract';
import { useId, useRef } from 'react';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { useLit } from '../../../../ui/lit/use-lit.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import type { TabProps } from '../editor-tabs.ts';
import { marksInTemplate } from '../score/marks-in-template.ts';
import { numberLines } from '../score/score-lines.tsx';
import { ScoreNews } from '../score/score-news.tsx';
import { ScoreSide } from '../score/score-side.tsx';
import { useExampleScore } from '../score/use-example-score.ts';
import classes from './content-tab.module.css';
import { FieldProblem } from './field-problem.tsx';
import { TextCounts } from './text-counts.tsx';
import { UnknownNote } from './unknown-note.tsx';
import { VariableBar } from './variable-bar.tsx';
import { VariableField, type FieldHandle } from './variable-field.tsx';
import { isKnownVariable } from './variable-hint.ts';

const standard = Object.keys(standardVariables);

/** Name, subject and text, with what the coach says of them. */
export function ContentTab({ form, change, problems, goTo }: TabProps) {
  const { name, subject_line, email_content, template_variables } = form;
  const id = useId();
  const subject = useRef<FieldHandle>(null);
  const body = useRef<FieldHandle>(null);
  const last = useRef(body);
  const lit = useLit();
  const live = useExampleScore(form);
  const lines = numberLines(live.score);

  const used = variablesOf(form);
  const names = [...new Set([...standard, ...template_variables.map((one) => one.name), ...used])];
  const isKnown = (variable: string) => isKnownVariable(variable, template_variables);
  const field = { lit, names, isKnown, spellCheck: true };
  const read = live.score?.draft;

  return (
    <div className={classes.columns}>
      <div className={classes.writing}>
        <TextField
          label="Template name"
          name="name"
          value={name}
          error={problems.name}
          onChange={(value) => change({ name: value })}
          autoComplete="off"
        >
          {name.length > lengths.templateName - 20 && (
            <p className={classes.nameCount}>
              {name.length} / {lengths.templateName}
            </p>
          )}
        </TextField>
        <Sheet isBleeding>
          <div
            className={classes.subject}
            data-invalid={Boolean(problems.subject_line) || undefined}
          >
            <label htmlFor={`${id}-subject`}>Subject</label>
            <div className={`letter ${classes.subjectField}`}>
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
            className={`letter ${classes.body}`}
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
      <ScoreSide live={live} lines={lines} lit={lit} />
      <ScoreNews score={live.score} />
    </div>
  );
}

function renamed({ subject_line, email_content }: TabProps['form'], from: string, to: string) {
  const rename = (text: string) =>
    text.replaceAll(new RegExp(String.raw`\{\{\s*${from}\s*\}\}`, 'g'), `{{${to}}}`);
  return { subject_line: rename(subject_line), email_content: rename(email_content) };
}
