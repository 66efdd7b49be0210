import type { Optimization } from '@replysmith/contract';
import { tenths } from '../../../../lib/words/tenths.ts';
import classes from './subject-ideas.module.css';

type Idea = Optimization['improvements']['subject_suggestions'][number];

/** "4 words, 1.2 of 1.2"; nothing for an idea stored before its points were. */
export function SubjectPoints({
  idea: { words, points, most_points: most },
}: {
  idea: Pick<Idea, 'words' | 'points' | 'most_points'>;
}) {
  if (words === undefined || points === undefined || most === undefined) return null;
  return (
    <span className={classes.points}>
      {words} {words === 1 ? 'word' : 'words'}, <b>{tenths(points)}</b> of {tenths(most)}
    </span>
  );
}
