import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';
import type { ResultParts } from '../result-parts.ts';
import { isInThread } from './is-in-thread.ts';
import classes from './subject-ideas.module.css';

type SubjectIdeasProps = Pick<ResultParts, 'result' | 'revision' | 'choices' | 'choose'>;

/** Other subject lines, each with its length and why. */
export function SubjectIdeas({ result, revision, choices, choose }: SubjectIdeasProps) {
  const ideas = result.improvements.subject_suggestions;
  if (ideas.length === 0 || isInThread(result)) return null;
  return (
    <section className={classes.ideas}>
      <h3 className="label">Subjects</h3>
      <ul>
        {ideas.map(({ subject, reason, words }) => (
          <li key={subject}>
            <span className={classes.subject}>{subject}</span>
            {words !== undefined && (
              <span className={classes.words}>
                {words} {words === 1 ? 'word' : 'words'}
              </span>
            )}
            <span className={classes.reason}>{reason.replace(/\.$/u, '')}</span>
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
