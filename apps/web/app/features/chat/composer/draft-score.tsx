import { formatDraft } from '@replysmith/coach/light';
import { type EmailReading, misread, pages } from '@replysmith/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { LiveScore } from '../../../data/coach/answers.ts';
import { sampleDraft } from '../../../data/examples.ts';
import { stageNames } from '../../../lib/words.ts';
import { useLasting } from '../../../lib/timing.ts';
import { Button } from '../../../components/button.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import type { Highlight } from '../../../components/highlight.ts';
import { type ReadAs, profileNames } from '../messages/classification.ts';
import type { Composed } from './use-draft.ts';
import { TypedScore } from './typed-score.tsx';
import readAsChoiceClasses from './reading-choice.module.css';
import classes from './score.module.css';

export type TypedScoring = {
  score: LiveScore | null;
  /** There is something to score, and the coach is being loaded or reads it. */
  isAwaited: boolean;
  /** Null unless the coach could not be loaded. */
  retry: (() => void) | null;
};

type DraftScoreProps = {
  composed: Composed;
  scoring: TypedScoring;
  highlight: Highlight;
  onSample: (text: string) => void;
};

/** The score of the draft; before there is one, how to begin. */
export function DraftScore({ composed, scoring, highlight, onSample }: DraftScoreProps) {
  const { score, isAwaited, retry } = scoring;
  const { sessionId, draft, readAs, isBrief } = composed;
  const reading = score && (
    <ReadAsChoice reading={score.reading} readAs={readAs} onChoose={draft.sayReadAs} />
  );
  return (
    <TypedScore score={score} highlight={highlight} reading={reading}>
      {sessionId === null && draft.text === '' ? (
        <FirstSteps onSample={onSample} />
      ) : (
        <NothingScored isBrief={isBrief} isAwaited={isAwaited} retry={retry} />
      )}
    </TypedScore>
  );
}

type NothingScoredProps = Pick<TypedScoring, 'isAwaited' | 'retry'> & { isBrief: boolean };

/** What will happen to the text, where it has no score. */
function NothingScored({ isBrief, isAwaited, retry }: NothingScoredProps) {
  const isLate = useLasting(isAwaited);
  return (
    <p className={`small ink-2 line-above ${classes.idle}`}>
      {retry ? (
        <>
          The coach could not be loaded. <TryAgain size="small" onClick={retry} />
        </>
      ) : isBrief ? (
        'A brief: 1 request writes the email from it.'
      ) : isLate ? (
        'The coach is reading what you wrote.'
      ) : (
        'The score follows your typing and costs nothing.'
      )}
    </p>
  );
}

/** How to begin with an empty draft. */
function FirstSteps({ onSample }: { onSample: (text: string) => void }) {
  return (
    <div className={classes.steps}>
      <h2 className="subhead">Paste an email to begin.</h2>
      <p className="ink-2">
        The coach counts what each sentence costs, rewrites it, and gives a reason for every change.
      </p>
      <p className={classes.ways}>
        <Button variant="line" size="small" onClick={() => onSample(formatDraft(sampleDraft))}>
          Try a sample
        </Button>
        <Link to={pages.library}>Start from a template</Link>
        <Link to={pages.campaigns}>Write from a brief</Link>
      </p>
    </div>
  );
}

type ReadAsChoiceProps = {
  reading: EmailReading;
  readAs: ReadAs;
  onChoose: (readAs: ReadAs) => void;
};

/** What the coach takes the text for, with the choice to override it. */
export function ReadAsChoice({ reading, readAs, onChoose }: ReadAsChoiceProps) {
  const trouble = misread(reading);
  if (trouble) return <p className={readAsChoiceClasses.line}>{trouble}</p>;
  return (
    <p className={readAsChoiceClasses.line}>
      <span className={readAsChoiceClasses.label}>Read as</span>
      <ReadAsSelect
        label="Stage"
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

type ReadAsSelectProps<Value extends string> = {
  label: string;
  names: Readonly<Record<Value, string>>;
  /** The present value, guessed or chosen. */
  read: Value;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
};

/** A select whose first option is the coach's guess. */
function ReadAsSelect<Value extends string>({
  label,
  names,
  read,
  chosen,
  onChoose,
}: ReadAsSelectProps<Value>) {
  const values = Object.keys(names) as Value[];
  return (
    <span className={readAsChoiceClasses.select}>
      <select
        aria-label={label}
        value={chosen ?? ''}
        onChange={(event) => onChoose(values.find((value) => value === event.target.value))}
      >
        <option value="">
          {chosen === undefined ? `${names[read]} (guessed)` : 'Let the coach guess'}
        </option>
        {values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
