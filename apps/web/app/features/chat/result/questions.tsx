import { lengths, type Optimization } from '@replysmith/contract';
import { useId } from 'react';
import { oneLine, tenths } from '../../../lib/words.ts';
import { signedPoints } from '../../../components/ledger.tsx';
import { answer } from '../changes/choices.ts';
import type { ResultParts } from './result-parts.tsx';
import classes from './offers.module.css';

type Question = Optimization['questions'][number];

type QuestionsProps = Pick<ResultParts, 'result' | 'choices' | 'won' | 'choose'>;

/** A field for each fact that only the writer knows; its text becomes a sentence of the email. */
export function Questions({ result, choices, won, choose }: QuestionsProps) {
  const id = useId();
  const { questions } = result;
  if (questions.length === 0) return null;
  return (
    <section className={`dense line-above no-print ${classes.section}`} aria-labelledby={id}>
      <h3 id={id} className="small ink-2 strong pb-2">
        Only you know
      </h3>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={choices.answers[question.id] ?? ''}
          won={won[question.id] ?? null}
          onChange={(text) => choose(answer(choices, question.id, text))}
        />
      ))}
    </section>
  );
}

type QuestionFieldProps = {
  question: Question;
  value: string;
  /** The points that its answer won; null without an answer. */
  won: number | null;
  onChange: (value: string) => void;
};

function QuestionField({ question, value, won, onChange }: QuestionFieldProps) {
  const id = useId();
  const { place, wins, example } = question;
  const isFull = value.length >= lengths.blankValue;
  return (
    <div className={`grid ${classes.question}`}>
      <label className="strong pretty" htmlFor={id}>
        {question.question}
      </label>
      <span id={`${id}-worth`} className={`ink-2 size-13 numbers one-line ${classes.gain}`}>
        {won === null ? `up to ${tenths(wins)}` : signedPoints(won, tenths)}
      </span>
      <textarea
        className="all-columns w-full round on-sheet"
        id={id}
        rows={place === 'greeting' ? 1 : 2}
        data-question={question.id}
        value={value}
        maxLength={lengths.blankValue}
        autoComplete="off"
        aria-describedby={`${id}-hint ${id}-worth ${id}-full`}
        onChange={(event) => onChange(oneLine(event.target.value, lengths.blankValue))}
        onKeyDown={(event) => {
          // An answer is a single sentence, so Enter adds no line.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
      <p id={`${id}-hint`} className={classes.hint}>
        {placeWords[place]} For instance: <q>{example}</q>
      </p>
      <p id={`${id}-full`} className={`hide-empty ${classes.full}`} aria-live="polite">
        {isFull &&
          `That is all that fits, ${String(lengths.blankValue)} characters. One sentence is enough.`}
      </p>
    </div>
  );
}

const placeWords: Readonly<Record<Question['place'], string>> = {
  greeting: 'Goes in the greeting.',
  opening: 'Goes after your greeting.',
  offer: 'Goes after what you offer.',
  end: 'Goes as the last line.',
};
