import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this process measures, for Prometheus. A label holds only what comes from our code or the
 * settings: never an address, an id or a text of a person.
 */
export const registry = new Registry();
const registers = [registry];

/** A request is measured until its reply begins, because a stream may stay open for minutes. */
export const requestSeconds = new Histogram({
  name: 'replysmith_http_request_duration_seconds',
  help: 'Time until a reply began, by the pattern of its route and the class of its status.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers,
});

export const errorReplies = new Counter({
  name: 'replysmith_error_replies_total',
  help: 'Replies with an error, by its code.',
  labelNames: ['code'],
  registers,
});

export const limitRefusals = new Counter({
  name: 'replysmith_limit_refusals_total',
  help: 'Uses refused because nothing of a plan was left, by what was wanted.',
  labelNames: ['feature'],
  registers,
});

export const coachTaskSeconds = new Histogram({
  name: 'replysmith_coach_task_duration_seconds',
  help: 'Time that the coach worked on a task, without waiting for a thread.',
  labelNames: ['task', 'outcome'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
  registers,
});

const modelLabels = ['provider', 'model'] as const;

export const modelCallSeconds = new Histogram({
  name: 'replysmith_model_call_duration_seconds',
  help: 'Time of a call to a model, by how it ended.',
  labelNames: [...modelLabels, 'use_case', 'outcome'],
  buckets: [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 90],
  registers,
});

export const modelFirstTextSeconds = new Histogram({
  name: 'replysmith_model_first_text_seconds',
  help: 'Time until the first text of a model came.',
  labelNames: modelLabels,
  buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15],
  registers,
});

export const modelTokens = new Counter({
  name: 'replysmith_model_tokens_total',
  help: 'Tokens that models read (input) and wrote (output).',
  labelNames: [...modelLabels, 'direction'],
  registers,
});

export const modelDollars = new Counter({
  name: 'replysmith_model_cost_dollars_total',
  help: 'What these tokens cost at the prices in AI_PRICES; nothing for a model without one.',
  labelNames: modelLabels,
  registers,
});

export const mails = new Counter({
  name: 'replysmith_mails_total',
  help: 'Mails sent, left to be sent later (queued), and given up (failed).',
  labelNames: ['outcome'],
  registers,
});

export const webhookAttempts = new Counter({
  name: 'replysmith_webhook_attempts_total',
  help: 'Attempts to deliver to a webhook: delivered, to be tried again (retried), given up (failed).',
  labelNames: ['outcome'],
  registers,
});

export const jobSeconds = new Histogram({
  name: 'replysmith_job_duration_seconds',
  help: 'Time of a run of a job or a queue, by whether it failed; a failed one is tried again.',
  labelNames: ['name', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300],
  registers,
});

export const buildInfo = new Gauge({
  name: 'replysmith_build_info',
  help: 'Always 1; its labels name the version of the server and of Node.',
  labelNames: ['version', 'node'],
  registers,
});

/** A figure that is read when somebody asks. Returns how to say where to read it. */
function watched(name: string, help: string) {
  let read = () => 0;
  new Gauge({
    ...{ name, help, registers },
    collect() {
      this.set(read());
    },
  });
  return (source: () => number): void => {
    read = source;
  };
}

export const watchAnswers = watched('replysmith_answers_in_flight', 'Answers being written.');

export const watchWaitingAnswers = watched(
  'replysmith_answers_waiting',
  'Answers that wait because two of the same person are being written.',
);

export const watchSockets = watched('replysmith_open_sockets', 'Open live connections.');

export const watchCoachTasks = watched(
  'replysmith_coach_tasks_running',
  'Tasks that the coach works on, each in a thread.',
);

export const watchWaitingCoachTasks = watched(
  'replysmith_coach_tasks_waiting',
  'Tasks that wait for a thread of the coach.',
);

export const watchConnections = watched(
  'replysmith_database_connections',
  'Open connections to the database.',
);

export const watchIdleConnections = watched(
  'replysmith_database_connections_idle',
  'Open connections to the database that nobody uses.',
);

export const watchWaitingForConnection = watched(
  'replysmith_database_waiting',
  'Queries that wait for a connection to the database.',
);

export const watchCoachThreads = watched(
  'replysmith_coach_threads',
  'Threads of the coach that run; they start with work, and end without it.',
);

export const watchMostCoachThreads = watched(
  'replysmith_coach_threads_most',
  'Threads of the coach that may run at the same time.',
);

export type WaitingWork = {
  readonly name: string;
  readonly count: number;
  readonly oldestSeconds: number;
};

/** Null while it cannot be told. */
let readQueues: () => Promise<readonly WaitingWork[] | null> = () => Promise.resolve([]);
let reading: ReturnType<typeof readQueues> | null = null;

/** Both figures of a scrape, and those of several at once, come from one reading. */
function queuesNow(): ReturnType<typeof readQueues> {
  reading ??= readQueues().finally(() => (reading = null));
  return reading;
}

function ofQueues(name: string, help: string, figure: (queue: WaitingWork) => number): void {
  new Gauge({
    ...{ name, help, registers, labelNames: ['name'] },
    async collect() {
      const queues = await queuesNow();
      this.reset();
      for (const queue of queues ?? []) this.set({ name: queue.name }, figure(queue));
    },
  });
}

ofQueues(
  'replysmith_queue_waiting',
  'Runs of a job, or mails to send, that wait, also for another attempt. The same on all servers.',
  ({ count }) => count,
);

ofQueues(
  'replysmith_queue_oldest_seconds',
  'How long the oldest of those has waited; 0 where none does.',
  ({ oldestSeconds }) => oldestSeconds,
);

/** Sets where the queues are read from. */
export function watchQueues(read: typeof readQueues): void {
  readQueues = read;
}

/** Measures work in seconds; its outcome is "done" or "failed". */
export async function timed<Result>(
  histogram: Histogram<'outcome' | 'task' | 'name'>,
  labels: { readonly task: string } | { readonly name: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const end = histogram.startTimer(labels);
  try {
    const result = await work();
    end({ outcome: 'done' });
    return result;
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}
