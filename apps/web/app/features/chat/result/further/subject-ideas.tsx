import { score } from '@replysmith/coach';
import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { tenths } from '../../../../lib/tenths.ts';
import type { ResultParts } from '../result-parts.ts';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import { isInThread } from './is-in-thread.ts';
import classes from './subject-ideas.module.css';

type SubjectIdeasProps = Pick<ResultParts, 'result' | 'revision' | 'choices' | 'choose'> & {
  /** Called when a subject goes into the email. */
  onUse: () => void;
};

/** Other subject lines, each with the points it would move in the email as it stands. */
export function SubjectIdeas({ result, revision, choices, choose, onUse }: SubjectIdeasProps) {
  const { body, value } = revision;
  const { stage, profile } = result.reading ?? {};
  const ideas = useMemo(
    () =>
      result.improvements.subject_suggestions.map(({ subject, reason }) => ({
        subject,
        reason: reason.replace(/\.$/u, ''),
        scored: score({ subject, body, stage, profile }).value,
      })),
    [result, body, stage, profile],
  );
  if (ideas.length === 0 || isInThread(result)) return null;
  return (
    <section className={classes.ideas}>
      <h3 className="label">Subjects</h3>
      <ul>
        {ideas.map(({ subject, reason, scored }) => (
          <li key={subject}>
            <span className={classes.subject}>{subject}</span>
            <span>
              {reason}
              {scored !== value && (
                <>
                  , <b>{signedPoints(scored - value, tenths)}</b>
                </>
              )}
            </span>
            {subject === revision.subject ? (
              <span className={classes.used}>
                <IconCheck size={18} stroke={2} aria-hidden />
                <span className="visually-hidden">in use</span>
              </span>
            ) : (
              <Button
                variant="line"
                size="small"
                aria-label={`Use "${subject}"`}
                onClick={() => {
                  choose({ ...choices, subject });
                  onUse();
                }}
              >
                Use
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
