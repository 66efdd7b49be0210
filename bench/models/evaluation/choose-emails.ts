import { formatDraft, type Profile, type Stage } from '@replysmith/coach';
import { randomFrom } from '../../coach/fuzzing/random.ts';
import type { LabelledCase } from '../../coach/reading/labelled-case.ts';

export type ChosenEmail = {
  /** The case, and the email's rank in it. */
  readonly name: string;
  readonly subject: string | null;
  readonly body: string;
  readonly profile: Profile | undefined;
  readonly stage: Stage | undefined;
};

/** Emails of the cases, each once, in an order that follows from the seed; texts that are no English email stay out. */
export function chooseEmails(
  cases: readonly LabelledCase[],
  { limit, seed }: { readonly limit: number; readonly seed: number },
): ChosenEmail[] {
  const emails = new Map<string, ChosenEmail>();
  for (const { kind, name, profile, stage, emails: ranked } of cases) {
    if (kind === 'not_email') continue;
    for (const { rank, subject, body } of ranked) {
      const content = formatDraft({ subject, body });
      emails.set(content, { name: `${name} (${rank})`, subject, body, profile, stage });
    }
  }
  return shuffled([...emails.values()], seed).slice(0, limit);
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const { below } = randomFrom(seed);
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}
