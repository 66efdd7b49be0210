import { parseEmail } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';
import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../../components/button.tsx';
import type { ResultParts } from './result-parts.tsx';
import classes from './offers.module.css';

const replyMark = /^\s*re\b[^\p{L}:]{0,5}:/iu;

/** Whether it is a follow-up in a thread, which a new subject would break. */
function isInThread({ reading, original_email: email }: Optimization): boolean {
  if (reading?.stage !== 'follow_up') return false;
  return replyMark.test(email.subject ?? '') || parseEmail(email).quotedThread !== null;
}

type SubjectIdeasProps = Pick<ResultParts, 'result' | 'revision' | 'choices' | 'choose'>;

/** Other subject lines, each with its length and its reason. */
export function SubjectIdeas({ result, revision, choices, choose }: SubjectIdeasProps) {
  const ideas = result.improvements.subject_suggestions;
  if (ideas.length === 0 || isInThread(result)) return null;
  return (
    <section className={`min-w-0 ${classes.ideas}`}>
      <h3 className="label">Subjects</h3>
      <ul>
        {ideas.map(({ subject, reason, words }) => (
          <li className="small grid items-center line-below ink-3" key={subject}>
            <span className={`ink ${classes.subject}`}>{subject}</span>
            {words !== undefined && (
              <span className={`numbers ${classes.ideaWords}`}>
                {words} {words === 1 ? 'word' : 'words'}
              </span>
            )}
            <span className={classes.reason}>{reason.replace(/\.$/u, '')}</span>
            {subject === revision.subject ? (
              <span className={`ink ${classes.used}`}>
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
