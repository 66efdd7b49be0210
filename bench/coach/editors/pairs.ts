import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Draft, review, reviseEmail } from '@replysmith/coach';
import { z } from 'zod';
import { loadPanel, type RatedEmail } from '../../panel/panel.ts';

/** A pair for an editor: an email, and the coach's version of it. */
export type Pair = {
  readonly id: string;
  readonly kind: string;
  readonly isReal: boolean;
  /** `changes` for all unasked changes, else the kind of the one offer taken. */
  readonly help: string;
  /** The mean of the email's three blind ratings. */
  readonly rating: number;
  /** Points that the coach says it wins. */
  readonly gain: number;
  readonly own: Draft;
  readonly made: Draft;
  /** Hash of both texts: a verdict is valid while neither changes. */
  readonly hash: string;
};

/** Which part of the panel, and how many written and real emails are compared. */
export const sampleOptions = {
  part: { type: 'string', default: 'test' },
  written: { type: 'string', default: '150' },
  real: { type: 'string', default: '60' },
} as const;

type Sample = Readonly<Record<keyof typeof sampleOptions, string>>;

/** The emails to compare: always the same ones, whatever the coach does with them. */
export function chooseEmails({ part, written, real }: Sample): RatedEmail[] {
  const emails = loadPanel()
    .filter((email) => email.part === part && email.of === null)
    .toSorted((one, other) => (digest(one.id) < digest(other.id) ? -1 : 1));
  return [
    ...emails.filter(({ isReal }) => !isReal).slice(0, Number(written)),
    ...emails.filter(({ isReal }) => isReal).slice(0, Number(real)),
  ];
}

/** Pairs for unasked changes; unchanged emails make no pair. */
export function pairsOfChanges(emails: readonly RatedEmail[]): Pair[] {
  return emails.flatMap((email) => {
    const { subject, body, edits, before, after } = review(email.draft);
    if (edits.length === 0) return [];
    return [pairOf(email, 'changes', email.draft, { subject, body }, after.value - before.value)];
  });
}

/** Pairs for offers: each applied alone to the email after the coach's changes. */
export function pairsOfOffers(emails: readonly RatedEmail[]): Pair[] {
  return emails.flatMap((email) => {
    const help = review(email.draft);
    return help.offers.map(({ id, kind, gain }) =>
      pairOf(
        email,
        kind,
        reviseEmail(email.draft, help),
        reviseEmail(email.draft, help, { taken: [id] }),
        gain,
      ),
    );
  });
}

function pairOf(email: RatedEmail, help: string, own: Draft, made: Draft, gain: number): Pair {
  const { id, kind, isReal, mean: rating } = email;
  const texts = [own.subject, own.body, made.subject, made.body];
  const hash = digest(JSON.stringify(texts)).slice(0, 16);
  return { id, kind, isReal, help, rating, gain, own, made, hash };
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Two editors read each pair, in different orders. */
export const seats = [1, 2] as const;
type Seat = (typeof seats)[number];

/** Whether an editor sees what the coach made first. */
export function isMadeFirst({ hash }: Pair, seat: Seat): boolean {
  return Number.parseInt(digest(`${hash} ${String(seat)}`).slice(0, 8), 16) % 2 === 1;
}

/**
 * An editor's verdict, by author of the texts. Quotes are counted, not stored: some emails are
 * real.
 */
export const Verdict = z.object({
  hash: z.string(),
  seat: z.union([z.literal(1), z.literal(2)]),
  /** How much better the made text is, −2 to 2. */
  better: z.number().min(-2).max(2),
  /** How many sentences are broken. */
  brokenOwn: z.number(),
  brokenMade: z.number(),
  sendOwn: z.boolean(),
  sendMade: z.boolean(),
  /** Whether a fact or meaning that matters to the writer was changed or invented. */
  isSenseChanged: z.boolean(),
  isInvented: z.boolean(),
});
export type Verdict = z.infer<typeof Verdict>;

export const verdictsFile = join(import.meta.dirname, 'verdicts.jsonl');

export function readVerdicts(): Verdict[] {
  if (!existsSync(verdictsFile)) return [];
  return readFileSync(verdictsFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Verdict.parse(JSON.parse(line)));
}
