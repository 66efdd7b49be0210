import { exampleOf } from '@replysmith/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { startCoachWorker, type CoachWorker } from '../../../../data/live-score/coach-worker.ts';
import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import type { TemplateForm } from '../form/template-form.ts';

type Scored = Pick<TemplateForm, 'subject_line' | 'email_content' | 'template_variables' | 'stage'>;

/** What the coach says of a template's example while it is typed; until it answers the last score stands. */
export function useExampleScore(form: Scored) {
  const { subject_line, email_content, template_variables, stage } = form;
  const example = useMemo(
    () => exampleOf({ subject_line, email_content }, template_variables),
    [subject_line, email_content, template_variables],
  );
  const [score, setScore] = useState<LiveScore | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const worker = useRef<CoachWorker | null>(null);

  const subject = example.subject.text;
  const body = example.body.text;
  const isEmpty = subject.trim() === '' && body.trim() === '';
  useEffect(() => {
    if (isEmpty || hasFailed) return;
    worker.current ??= startCoachWorker({
      onScore: setScore,
      onRewrite: () => undefined,
      onFailure: () => setFailed(true),
    });
    worker.current.score({ subject, body, ...(stage && { stage }) });
  }, [subject, body, stage, isEmpty, hasFailed]);

  const stop = () => {
    worker.current?.stop();
    worker.current = null;
  };
  useEffect(() => stop, []);

  return {
    example,
    score: isEmpty ? null : score,
    hasFailed,
    retry: () => {
      stop();
      setFailed(false);
    },
  };
}

export type ExampleScore = ReturnType<typeof useExampleScore>;
