import { score } from '@replysmith/coach';
import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { tenths } from '../../tenths.ts';
import type { ResultParts } from '../result-parts.ts';
import classes from './subject-ideas.module.css';

/** Other subject lines, each with the score that the email as it stands would have with it. */
export function SubjectIdeas({ result, revision, choices, choose }: ResultParts) {
  const { body } = revision;
  const { stage, profile } = result.reading ?? {};
  const ideas = useMemo(
    () =>
      result.improvements.subject_suggestions.map(({ subject, reason }) => ({
        subject,
        reason: reason.replace(/\.$/u, ''),
        points: score({ subject, body, stage, profile }).value,
      })),
    [result, body, stage, profile],
  );
  if (ideas.length === 0) return null;
  return (
    <section className={classes.ideas}>
      <h3 className="label">Subjects</h3>
      <ul>
        {ideas.map(({ subject, reason, points }) => (
          <li key={subject}>
            <span className={classes.subject}>{subject}</span>
            <span>
              {reason}, <b>{tenths(points)}</b>
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
                onClick={() => choose({ ...choices, subject })}
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
