import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Draft } from '@replysmith/coach';
import split from './split.json' with { type: 'json' };

/** The emails that the score is fitted and measured on, with the blind ratings of each. */
export const panelDir = import.meta.dirname;

const EmailLine = z.object({
  id: z.string(),
  kind: z.string(),
  stage: z.enum(['first', 'follow_up']),
  profile: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  /** The id of the original, if this one was altered. */
  of: z.string().optional(),
});

const RatingLine = z.object({
  id: z.string(),
  score: z.number().min(0).max(100),
});

export const seats = ['recipient', 'coach', 'researcher'] as const;
export type Seat = (typeof seats)[number];

export type Part = 'develop' | 'test';

export type RatedEmail = {
  readonly id: string;
  readonly kind: string;
  readonly profile: string;
  /** The batch it was written in, or the repository that a real email stands in. */
  readonly source: string;
  readonly isReal: boolean;
  /** Of an email that was made of another: the other's id. */
  readonly of: string | null;
  readonly part: Part;
  readonly draft: Draft;
  /** 0 to 100, one rating per rater. */
  readonly ratings: Readonly<Record<Seat, number>>;
  readonly mean: number;
};

function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  return readFileSync(join(panelDir, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

function readRatings(): Map<string, Partial<Record<Seat, number>>> {
  const ratings = new Map<string, Partial<Record<Seat, number>>>();
  for (const seat of seats) {
    const file = `ratings-${seat}.jsonl`;
    if (!existsSync(join(panelDir, file))) continue;
    for (const { id, score } of readLines(file, RatingLine)) {
      ratings.set(id, { ...ratings.get(id), [seat]: score });
    }
  }
  return ratings;
}

const LabelLine = z.object({
  id: z.string(),
  /** How grave each of eleven faults is, 0 to 3. */
  q: z.array(z.number().min(0).max(3)).length(11),
  /** Each sentence's role, a letter, and how far it moves its reader, -2 to 2. */
  s: z.array(z.string()),
});

/** The labels of the development part, by id. */
export function loadLabels(): Map<string, z.infer<typeof LabelLine>> {
  return new Map(readLines('labels.jsonl', LabelLine).map((label) => [label.id, label]));
}

const RealLine = EmailLine.extend({ repo: z.string() });

type PanelEmail = Omit<RatedEmail, 'ratings' | 'mean'>;

/**
 * Every email. Real ones only after `node panel/fetch-real.ts`: their texts may not be
 * redistributed.
 */
export function loadEmails(): PanelEmail[] {
  const batches = readdirSync(panelDir).filter((file) => /^emails-\w+\.jsonl$/u.test(file));
  const written = batches.flatMap((file) =>
    readLines(file, EmailLine).map((email) => ({
      ...email,
      source: file.slice('emails-'.length, -'.jsonl'.length),
      isReal: false,
    })),
  );
  const real = existsSync(join(panelDir, 'real/emails.jsonl'))
    ? readLines('real/emails.jsonl', RealLine).map((email) => ({
        ...email,
        source: email.repo,
        isReal: true,
      }))
    : [];
  const test = new Set<string>(split.test);
  return [...written, ...real].map(({ subject, body, of = null, ...email }) => ({
    ...email,
    of,
    part: test.has(email.source) ? 'test' : 'develop',
    draft: { subject, body },
  }));
}

/** Every email rated by all three raters. */
export function loadPanel(): RatedEmail[] {
  const ratings = readRatings();
  return loadEmails().flatMap((email): RatedEmail[] => {
    const { recipient, coach, researcher } = ratings.get(email.id) ?? {};
    if (recipient === undefined || coach === undefined || researcher === undefined) return [];
    const mean = (recipient + coach + researcher) / 3;
    return [{ ...email, ratings: { recipient, coach, researcher }, mean }];
  });
}

/** A number that a name always gets, to deal emails out to folds by. */
export function lotOf(name: string): number {
  return Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 6), 16);
}
