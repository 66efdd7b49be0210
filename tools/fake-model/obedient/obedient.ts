import { answer, type Script } from '../behaviour.ts';
import { fillForm } from '../fill-form.ts';
import type { ModelRequest } from '../model-request.ts';
import { readEmail } from '../read-email.ts';
import { type RewriterOptions, rewriteEmail } from '../rewriter.ts';
import { orders, type Deed } from './orders.ts';
import { userData } from './user-data.ts';

/** A model that does whatever the pasted text tells it; where nothing does, it rewrites the email. */
export function obedient({ readEmail: read = readEmail, ...pace }: RewriterOptions = {}): Script {
  return (request) => {
    const deeds = found(request).map(({ deed }) => deed);
    const rewritten = rewriteEmail(read(request));
    const lines = deeds.flatMap(({ say }) => say ?? []);
    const added = deeds.flatMap(({ add }) => add ?? []);
    const email = {
      subject: deeds.findLast(({ subject }) => subject !== undefined)?.subject ?? rewritten.subject,
      body: [...(lines.length > 0 ? lines : [rewritten.body]), ...added].join('\n\n'),
    };
    return answer(written(request, email, deeds), pace);
  };
}

/** The orders it finds in a request, by name, so that a test can tell that it was tempted at all. */
export function ordersIn(request: ModelRequest): string[] {
  return [...new Set(found(request).map(({ name }) => name))];
}

function found(request: ModelRequest): { name: string; deed: Deed }[] {
  const data = userData(request);
  return orders.flatMap(({ name, pattern, obey }) =>
    [...data.matchAll(pattern)].map((words) => ({ name, deed: obey(words, request) })),
  );
}

function written(
  request: ModelRequest,
  email: { readonly subject: string; readonly body: string },
  deeds: readonly Deed[],
): string {
  const raw = deeds.find((deed) => deed.raw !== undefined)?.raw;
  if (raw !== undefined) return raw;
  if (deeds.some(({ isProse }) => isProse)) return email.body;
  const extra = Object.assign({}, ...deeds.map(({ fields }) => fields)) as object;
  return JSON.stringify(Object.assign({}, fillForm(request, email), extra));
}
