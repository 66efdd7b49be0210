import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { tenths } from '../tenths.ts';
import type { ResultParts } from './result-parts.ts';
import classes from './subject-ideas.module.css';

/** Other subject lines, each with the score of the whole email under it. */
export function SubjectIdeas({ result, revision, choices, choose }: ResultParts) {
  const ideas = result.improvements.subject_suggestions;
  if (ideas.length === 0) return null;
  return (
    <section className={classes.ideas}>
      <h3 className="label">Subjects</h3>
      <ul>
        {ideas.map(({ subject, reason, score }) => (
          <li key={subject}>
            <span className={classes.subject}>{subject}</span>
            <span>
              {reason}, <b>{tenths(score)}</b>
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
