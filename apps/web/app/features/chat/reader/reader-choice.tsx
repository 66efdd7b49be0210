import { personas } from '@replysmith/coach';
import { Persona } from '@replysmith/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import line from '../reading/read-as-choice.module.css';
import classes from './reader-choice.module.css';
import type { ReaderState } from './use-reader.ts';

const words = {
  none: null,
  new: 'They have read only the email: there is nothing to write yet.',
  talking: null,
  over: 'They are done with this conversation. Start again and they read the email anew on another day, or choose another reader.',
} as const;

/** Which simulated reader is asked, with a line about them. */
export function ReaderChoice({ reader }: { reader: ReaderState }) {
  const about = useId();
  const chosen = personas.find(({ id }) => id === reader.persona);
  return (
    <div className={classes.reader}>
      <p className={line.line}>
        <span className={line.label}>Reader</span>
        <span className={line.select}>
          <select
            aria-label="Reader"
            aria-describedby={about}
            value={reader.persona}
            onChange={(event) => reader.choose(Persona.parse(event.target.value))}
          >
            {personas.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
        </span>
        <span id={about} className={classes.about}>
          {chosen?.description}
        </span>
      </p>
      {words[reader.stage] && <p className={classes.stage}>{words[reader.stage]}</p>}
    </div>
  );
}
