import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../../components/button.tsx';
import type { ResultParts } from './result-parts.tsx';
import classes from './offers.module.css';

const replyMark = /^\s*re\b[^\p{L}:]{0,5}:/iu;

/** Whether it is a follow-up in a thread, which a new subject would break. */
function isInThread({ result, hasThread }: Pick<ResultParts, 'result' | 'hasThread'>): boolean {
  const { reading, original_email: email } = result;
  if (reading?.stage !== 'follow_up') return false;
  return replyMark.test(email.subject ?? '') || hasThread;
}

type SubjectIdeasProps = Pick<
  ResultParts,
  'result' | 'hasThread' | 'revision' | 'choices' | 'choose'
>;

/** Other subject lines, each with its length and its reason. */
export function SubjectIdeas(parts: SubjectIdeasProps) {
  const { result, revision, choices, choose } = parts;
  const ideas = result.improvements.subject_suggestions;
  if (ideas.length === 0 || isInThread(parts)) return null;
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
