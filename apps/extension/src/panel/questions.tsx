import type { Question } from '@replysmith/coach';
import { useState } from 'react';
import { ask, type Change, type DraftText } from '../messages.ts';

type QuestionsProps = {
  draft: DraftText;
  questions: readonly Question[];
  apply: (changes: readonly Change[]) => void;
  setNote: (note: string) => void;
};

/** What only the writer knows; an answer becomes a sentence of the draft. */
export function Questions({ draft, questions, apply, setNote }: QuestionsProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [unanswered, setUnanswered] = useState<string | null>(null);
  if (questions.length === 0) return null;

  const put = async (question: Question) => {
    const answer = answers[question.id] ?? '';
    if (answer.trim() === '') {
      setUnanswered(question.id);
      return;
    }
    try {
      const changes = await ask('answer', { draft, question, answer });
      if (changes.length === 0) setNote('There is no place for this answer in the draft.');
      else apply(changes);
    } catch {
      setNote('The answer could not be put in. It is still in its field.');
    }
  };

  return (
    <section aria-labelledby="questions">
      <h2 id="questions" tabIndex={-1}>
        Questions
      </h2>
      <ol>
        {questions.map((question) => (
          <li key={question.id} className="change">
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void put(question);
              }}
            >
              <label>
                {question.question}
                <textarea
                  rows={2}
                  value={answers[question.id] ?? ''}
                  placeholder={question.example}
                  aria-invalid={unanswered === question.id || undefined}
                  aria-describedby={unanswered === question.id ? `${question.id}-empty` : undefined}
                  onChange={({ target }) => {
                    setAnswers({ ...answers, [question.id]: target.value });
                    setUnanswered(null);
                  }}
                />
              </label>
              {unanswered === question.id && (
                <p id={`${question.id}-empty`} className="problem" role="alert">
                  Write an answer first.
                </p>
              )}
              <button type="submit" aria-label={`Put it in: ${question.question}`}>
                Put it in
              </button>
              <span className="gain"> up to +{question.wins}</span>
            </form>
          </li>
        ))}
      </ol>
    </section>
  );
}
