import { type ChangeTemplatesReply, type TemplateChange } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { useRef, useState } from 'react';
import { type ChangeOutcome, undoOf } from '../api.ts';
import { useChangeTemplates, useUndo } from '../use-change-templates.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { isolated } from '../../../lib/words.ts';
import { showToast } from '../../../components/toast.tsx';
import { templatesText } from '../templates-text.ts';
import type { Chosen } from './page-context.ts';

type Words = {
  /** During the change, such as "Moving 120 templates". */
  doing: (count: number) => string;
  /** After the change; for a single template with its name. */
  done: (count: number, name?: string) => string;
  /** A further remark afterwards. */
  note?: string;
  /** The title after a failure, for one template and for several. */
  failed: { one: string; many: string };
  /** Such as "Unable to move templates: …". */
  unable: (name?: string) => string;
};

const quoted = (name?: string) => (name === undefined ? 'templates' : `"${isolated(name)}"`);

const named = (count: number, name?: string) =>
  name === undefined ? templatesText(count) : `“${isolated(name)}”`;

const words: Record<TemplateChange['type'], Words> = {
  tag: {
    doing: (count) => `Tagging ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} tagged`,
    failed: { one: 'Error Adding Tags', many: 'Error Adding Tags' },
    unable: () => 'add tags',
  },
  move: {
    doing: (count) => `Moving ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} moved successfully`,
    failed: { one: 'Move Template Failed', many: 'Error Moving Templates' },
    unable: (name) => (name === undefined ? 'move templates' : 'move template'),
  },
  archive: {
    doing: (count) => `Archiving ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} archived`,
    note: 'They are in the folder Archive.',
    failed: { one: 'Move Template Failed', many: 'Error Moving Templates' },
    unable: () => 'archive templates',
  },
  duplicate: {
    doing: (count) => `Duplicating ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} duplicated`,
    failed: { one: 'Clone Failed', many: 'Error Cloning Templates' },
    unable: (name) => `clone ${quoted(name)}`,
  },
  favorite: {
    doing: (count) => `Changing ${templatesText(count)}`,
    done: (count) => `${templatesText(count)} changed`,
    failed: { one: 'Toggle Favorite Failed', many: 'Error Updating Favorite' },
    unable: (name) => `update ${quoted(name)}`,
  },
  delete: {
    doing: (count) => `Deleting ${templatesText(count)}`,
    done: (count, name) => `${named(count, name)} deleted.`,
    note: `In the trash for ${trashDays} days.`,
    failed: { one: 'Delete Failed', many: 'Error Deleting Templates' },
    unable: (name) => `delete ${quoted(name)}`,
  },
  restore: {
    doing: (count) => `Restoring ${templatesText(count)}`,
    done: (count, name) => `${named(count, name)} restored.`,
    failed: { one: 'Restore Failed', many: 'Error Restoring Templates' },
    unable: (name) => `restore ${quoted(name)}`,
  },
  purge: {
    doing: (count) => `Deleting ${templatesText(count)} for good`,
    done: (count, name) => `${named(count, name)} deleted for good.`,
    failed: { one: 'Delete Failed', many: 'Error Deleting Templates' },
    unable: (name) => `delete ${quoted(name)}`,
  },
};

/** The messages for a change. */
function wordsOf(change: TemplateChange): Words {
  if (change.type !== 'favorite') return words[change.type];
  const done = change.is_favorite
    ? 'Template added to favorites'
    : 'Template removed from favorites';
  return { ...words.favorite, done: () => done };
}

type Progress = { title: string; count: number; done: number; isStopping: boolean };

type Report = {
  title: string;
  failed: ChangeTemplatesReply['failed'];
  /** Why the rest was not reached, if it was not. */
  rest: string | null;
};

/** So many templates are changed quickly, without showing progress. */
const quickAtMost = 100;

type Run = { onFinish: (outcome: ChangeOutcome, change: TemplateChange, chosen: Chosen) => void };

/** Changes templates, shows the progress and the outcome, and offers to undo the change. */
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

  const showOutcome = (change: TemplateChange, { name }: Chosen, outcome: ChangeOutcome) => {
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
      showOutcome(change, chosen, outcome);
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
