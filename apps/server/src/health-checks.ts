import { utcMoment } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { HealthCheck } from './platform/context/context.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { version } from './platform/observability/version.ts';

type Parts = {
  readonly config: Config;
  readonly jobs: Pick<Jobs, 'lastRun'>;
  readonly live: { readonly size: () => number };
  readonly now: () => Date;
  /** How to use a model on this machine that nobody has set up; null when there is none. */
  readonly ollama: string | null;
};

/** The health of the parts that `main` has put together, for admins. */
export function healthChecks({ config, jobs, live, now, ollama }: Parts): readonly HealthCheck[] {
  return [
    { name: 'Daily reset', look: () => resetHealth(jobs) },
    { name: 'Mail', look: () => mailHealth(config) },
    { name: 'Who writes', look: () => writerHealth(config, ollama) },
    { name: 'Open pages', look: () => ({ state: 'good', note: sockets(live.size()) }) },
    { name: 'Server', look: () => serverHealth(now()) },
  ];
}

async function resetHealth(jobs: Parts['jobs']) {
  const last = await jobs.lastRun('reset-daily-usage');
  // Nothing depends on it, because a counter of a past day counts as zero wherever it is read.
  return {
    state: 'good' as const,
    note: last
      ? `The job last ran ${utcMoment(last)}.`
      : 'The job runs at 00:00 UTC; not yet so far.',
  };
}

function mailHealth({ smtpUrl }: Config) {
  if (smtpUrl === null) {
    return {
      state: 'attention' as const,
      note: 'No SMTP server is set; mails stay on this server.',
    };
  }
  return { state: 'good' as const, note: `Mails leave through ${new URL(smtpUrl).hostname}.` };
}

function writerHealth({ ai }: Config, ollama: string | null) {
  const models = [...new Set(Object.values(ai.models).filter((model) => model !== null))];
  const note =
    models.length > 0
      ? `${models.join(', ')}, with the built-in coach behind.`
      : ['The built-in coach.', ollama].filter(Boolean).join(' ');
  return { state: 'good' as const, note };
}

function sockets(count: number): string {
  return count === 1
    ? '1 live connection to this server.'
    : `${count} live connections to this server.`;
}

function serverHealth(now: Date) {
  const since = new Date(now.getTime() - process.uptime() * 1_000);
  const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
  return {
    state: 'good' as const,
    note: `Version ${version}, up since ${utcMoment(since)}, uses ${memory} MB.`,
  };
}
