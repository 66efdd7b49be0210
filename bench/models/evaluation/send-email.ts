import { formatDraft } from '@replysmith/coach';
import type { AnswerEnding, Optimization } from '@replysmith/contract';
import { askProduct, type Caller } from '../asking/ask-product.ts';
import type { ChosenEmail } from './choose-emails.ts';

export type Outcome = {
  readonly email: ChosenEmail;
  /** Null when the product gave none; `failure` says why. */
  readonly optimization: Optimization | null;
  readonly failure: string | null;
  /** What the model wrote as a person saw it come, before the coach vetted it; null when nothing came. */
  readonly written: string | null;
  readonly requestId: string | null;
  /** Milliseconds from sending; null when no text came before the answer. */
  readonly firstMs: number | null;
  readonly totalMs: number;
};

/** Sends one email through the product and notes all that comes of it. */
export async function sendEmail(caller: Caller, email: ChosenEmail): Promise<Outcome> {
  const { subject, body, profile, stage } = email;
  const sent = performance.now();
  const since = () => performance.now() - sent;
  const seen = { requestId: null as string | null, firstMs: null as number | null };
  let text = '';
  let takenBack = '';
  const outcome = (end: Pick<Outcome, 'optimization' | 'failure'>): Outcome => ({
    ...{ email, ...seen, ...end },
    written: text || takenBack || null,
    totalMs: since(),
  });
  const ask = { content: formatDraft({ subject, body }), profile, stage };
  for await (const event of askProduct(caller, ask)) {
    switch (event.type) {
      case 'started':
        seen.requestId = event.request_id;
        break;
      case 'text':
        seen.firstMs ??= since();
        text += event.text;
        break;
      case 'rewound':
        takenBack = text;
        text = '';
        break;
      case 'answered':
      case 'stopped':
      case 'failed':
        return outcome(endOf(event));
    }
  }
  return outcome({ optimization: null, failure: 'no_end' });
}

function endOf(event: AnswerEnding): Pick<Outcome, 'optimization' | 'failure'> {
  switch (event.type) {
    case 'answered':
      return { optimization: event.reply.optimization, failure: null };
    case 'stopped':
      return { optimization: null, failure: 'stopped' };
    case 'failed':
      return { optimization: null, failure: event.error.code };
  }
}
