import type { ChangeTemplatesReply, TemplateChange } from '@replysmith/contract';
import { useRef, useState } from 'react';
import type { ChangeOutcome } from '../../../../data/templates/change-templates.ts';
import { undoOf } from '../../../../data/templates/undo-change.ts';
import { useChangeTemplates, useUndo } from '../../../../data/templates/use-change-templates.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import type { Chosen } from '../desk.ts';
import { wordsOf } from './change-words.ts';

type Progress = { title: string; count: number; done: number; isStopping: boolean };
type Report = {
  title: string;
  failed: ChangeTemplatesReply['failed'];
  /** Why the rest had no turn, where it had none. */
  rest: string | null;
};

/** So many are changed in a moment, and need no progress. */
const quickAtMost = 100;

type Run = { onFinish: (outcome: ChangeOutcome, change: TemplateChange, chosen: Chosen) => void };

/** Changes templates, shows how far it is, says what came of it, and offers to undo it. */
export function useRun({ onFinish }: Run) {
  const { mutateAsync } = useChangeTemplates();
  const { mutate: undo } = useUndo();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const stopping = useRef<AbortController | null>(null);

  const takeBack = (steps: () => Promise<void>) =>
    undo(steps, {
      onSuccess: () => showToast({ title: 'Undone', message: 'Everything is as it was.' }),
      onError: (problem) =>
        showToast({
          title: 'Not all could be undone',
          message: explainFailure(problem).message,
          kind: 'error',
        }),
    });

  const tell = (change: TemplateChange, { name }: Chosen, outcome: ChangeOutcome) => {
    const words = wordsOf(change);
    const { done, failed, isCut, problem } = outcome;
    const steps = undoOf(change, outcome);
    if (done.length > 0) {
      const isBulk = name === undefined;
      const title = words.done(done.length, name);
      showToast({
        title: isBulk ? 'Bulk Operation Completed' : title,
        message: [isBulk && title, words.note].filter(Boolean).join(' '),
        ...(steps && { action: { label: 'Undo', run: () => takeBack(steps) } }),
      });
    }
    if (failed.length > 0 || isCut) {
      const why = problem ? explainFailure(problem).message : 'It was stopped.';
      setReport({ title: words.failed.many, failed, rest: isCut ? why : null });
    }
  };

  const run = async (change: TemplateChange, chosen: Chosen) => {
    const { of, count, name } = chosen;
    const words = wordsOf(change);
    const stop = new AbortController();
    stopping.current = stop;
    if (count > quickAtMost) {
      setProgress({ title: words.doing(count), count, done: 0, isStopping: false });
    }
    try {
      const outcome = await mutateAsync({
        change,
        of,
        stop: stop.signal,
        onProgress: (done) => setProgress((now) => now && { ...now, done }),
      });
      tell(change, chosen, outcome);
      onFinish(outcome, change, chosen);
    } catch (problem) {
      const { one, many } = words.failed;
      showToast({
        title: name === undefined ? many : one,
        message: `Unable to ${words.unable(name)}: ${explainFailure(problem).message}`,
        kind: 'error',
      });
    } finally {
      setProgress(null);
    }
  };

  return {
    run,
    progress,
    report,
    closeReport: () => setReport(null),
    stop: () => {
      stopping.current?.abort();
      setProgress((now) => now && { ...now, isStopping: true });
    },
  };
}
