import type { LiveRewrite } from '../../../data/live-score/live-score.ts';
import type { Change } from '../../../ui/diff/diff-change.tsx';
import { DiffText } from '../../../ui/diff/diff-text.tsx';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import type { NumberedLine } from './ledger-lines.tsx';
import classes from './rewrite-diff.module.css';

type RewriteDiffProps = { rewrite: LiveRewrite; lines: readonly NumberedLine[]; lit: Lit };

/** The rewrite as changes in the visitor's own text, each with the number of the line it answers. */
export function RewriteDiff({ rewrite: { before, edits }, lines, lit }: RewriteDiffProps) {
  const changesIn = (field: 'subject' | 'body'): Change[] =>
    edits
      .filter((edit) => edit.field === field)
      .map(({ id, start, end, after, rule }) => ({
        id,
        start,
        end,
        after,
        number: lines.find((line) => line.rule === rule)?.number ?? null,
      }));

  return (
    <>
      <div className={classes.subject}>
        <span>Subject</span>
        <p className="letter">
          <DiffText text={before.draft.subject} changes={changesIn('subject')} lit={lit} />
        </p>
      </div>
      <div className={`letter ${classes.body}`}>
        <DiffText text={before.draft.body} changes={changesIn('body')} lit={lit} />
      </div>
    </>
  );
}
