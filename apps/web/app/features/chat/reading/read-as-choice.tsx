import { misread, type EmailReading } from '@replysmith/contract';
import { stageNames } from '../../../lib/words/stage-names.ts';
import type { ReadAs } from './read-as.ts';
import classes from './read-as-choice.module.css';
import { ReadAsSelect } from './read-as-select.tsx';
import { profileNames } from './profile-names.ts';

type ReadAsChoiceProps = {
  reading: EmailReading;
  readAs: ReadAs;
  onChoose: (readAs: ReadAs) => void;
};

/** What the coach takes the typed text for, and the choice to say otherwise. */
export function ReadAsChoice({ reading, readAs, onChoose }: ReadAsChoiceProps) {
  const trouble = misread(reading);
  if (trouble) return <p className={classes.line}>{trouble}</p>;
  return (
    <p className={classes.line}>
      <span className={classes.label}>Read as</span>
      <ReadAsSelect
        label="Where it stands"
        names={stageNames}
        read={reading.stage}
        chosen={readAs.stage}
        onChoose={(stage) => onChoose({ ...readAs, stage })}
      />
      <ReadAsSelect
        label="Kind of outreach"
        names={profileNames}
        read={reading.profile}
        chosen={readAs.profile}
        onChoose={(profile) => onChoose({ ...readAs, profile })}
      />
    </p>
  );
}
