import { Button } from '../../../../ui/button/button.tsx';
import classes from '../sessions.module.css';
import { useSessionsView } from '../use-sessions-view.ts';

const words = {
  active: 'Each email you optimize is kept here with its score.',
  archived: 'Nothing is archived. What you are done with can be put here and stays searchable.',
};

/** Why nothing is listed. */
export function NoSessions({ state }: { state: keyof typeof words }) {
  const { find, look } = useSessionsView();
  if (!find) return <p className={classes.note}>{words[state]}</p>;
  const which = state === 'archived' ? 'No archived session' : 'No session';
  return (
    <div className={classes.note}>
      <p role="status">
        {which} holds “{find}” in its name or in what was said.
      </p>
      <Button variant="line" size="small" onClick={() => look('')}>
        Clear search
      </Button>
    </div>
  );
}
