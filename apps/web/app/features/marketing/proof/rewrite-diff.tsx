import type { Field } from '@replysmith/coach';
import { findBlanks } from '@replysmith/coach/light';
import type { LiveRewrite } from '../../../data/coach/answers.ts';
import { ChangedText } from '../../../components/changed-text.tsx';
import type { TextChange } from '../../../components/diff.ts';
import type { Highlight } from '../../../components/highlight.ts';
import classes from './rewrite-diff.module.css';

type RewriteDiffProps = { rewrite: LiveRewrite; highlight: Highlight };

/** The rewrite as changes in the visitor's text, each with the number of its line. */
export function RewriteDiff({ rewrite, highlight }: RewriteDiffProps) {
  const { subject, body } = rewrite.before.draft;
  const shown = { highlight, findBlanks };
  return (
    <>
      <div className={`grid line-below ${classes.subject}`}>
        <span className="ink-3 size-13">Subject</span>
        <div className="letter">
          <ChangedText {...shown} text={subject} changes={changesIn('subject', rewrite)} />
        </div>
      </div>
      <div className={`letter grow ${classes.body}`}>
        <ChangedText {...shown} text={body} changes={changesIn('body', rewrite)} />
      </div>
    </>
  );
}

function changesIn(field: Field, { edits, breakdown: { numbers } }: LiveRewrite): TextChange[] {
  return edits
    .filter((edit) => edit.field === field)
    .map(({ id, start, end, after, rule }) => ({
      id,
      number: numbers[rule] ?? 0,
      start,
      end,
      after,
      isKept: true,
    }));
}
