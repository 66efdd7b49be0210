import { personas } from '@replysmith/coach/light';
import { type Optimization, type Persona } from '@replysmith/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { QuestionButtons } from './question-buttons.tsx';
import type { ReaderState } from '../reader/use-reader.ts';
import type { SessionFacts } from '../sending/use-composing.ts';
import type { Composed } from './use-draft.ts';
import line from './reading-choice.module.css';
import classes from './composer-foot.module.css';

const words = {
  none: null,
  new: 'They have read only the email: there is nothing to write yet.',
  talking: null,
  over: 'This conversation is over. Start again and they read the email as if on another day, or choose another reader.',
} as const;

/** Which simulated reader is asked, and a line about them. */
function ReaderChoice({ reader }: { reader: ReaderState }) {
  const about = useId();
  const chosen = personas.find(({ id }) => id === reader.persona);
  return (
    <div className="pt-2">
      <p className={line.line}>
        <span className={line.label}>Reader</span>
        <span className={line.select}>
          <select
            aria-label="Reader"
            aria-describedby={about}
            value={reader.persona}
            onChange={(event) => reader.choose(event.target.value as Persona)}
          >
            {personas.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
        </span>
        <span id={about} className={`not-phone ink-2 ${classes.about}`}>
          {chosen?.description}
        </span>
      </p>
      {words[reader.stage] && (
        <p className={`small ink-2 ${classes.stage}`}>{words[reader.stage]}</p>
      )}
    </div>
  );
}

type ModeLineProps = { composed: Composed; facts: SessionFacts };

/** The choices before writing a question or an answer to a reader. */
export function ModeLine({ composed, facts }: ModeLineProps) {
  const { mode, draft, reader, isEmail } = composed;
  if (mode === 'client_simulation') {
    return reader.stage === 'none' ? null : <ReaderChoice reader={reader} />;
  }
  if (isEmail || draft.text !== '' || facts.hasQuestions) return null;
  return (
    <div className={classes.modeQuestions}>
      <QuestionButtons
        label="Questions to begin with"
        questions={firstQuestions(facts.latestResult?.optimization_results ?? null)}
      />
    </div>
  );
}

/** Suggested first questions, from the result of the latest email. */
function firstQuestions(result: Optimization | null): string[] {
  if (!result) {
    return [
      'How long should a cold email be?',
      'What should I ask for in a cold email?',
      'When should I follow up?',
    ];
  }
  const [costliest] = result.score.optimized_lines;
  return [
    'What should I fix first?',
    ...(costliest
      ? [`Why did I lose points for ${costliest.name}?`]
      : ['How does the score work?']),
    'Is my subject line good?',
    'When should I follow up?',
  ];
}
