import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** A browser's clock may be so much ahead. */
const leeway = 5 * 60_000;
const earliest = new Date('2000-01-01T00:00:00.000Z');

/** When an email was sent, as its writer says: never later than now. */
export function momentOfSending({ now }: Pick<Context, 'now'>, said: string): Date {
  const moment = new Date(said);
  const present = now();
  if (moment.getTime() > present.getTime() + leeway) throw refusal('This is yet to come.');
  if (moment < earliest) throw refusal('This is too long ago.');
  return moment > present ? present : moment;
}

function refusal(sentence: string): AppError {
  return new AppError('validation_failed', { fields: { sent_at: [sentence] } });
}
