import { fillForm } from '../answer-form/fill-form.ts';
import { answer, type Pace, type Script } from '../behaviour.ts';
import { readEmail, type ReadEmail } from '../read-email.ts';
import { rewriteEmail } from './rewrite-email.ts';

export type RewriterOptions = Pace & { readonly readEmail?: ReadEmail };

/** A model that rewrites the email it was given, in the form asked for or as `{"subject": …, "body": …}`. */
export function rewriter({ readEmail: read = readEmail, ...pace }: RewriterOptions = {}): Script {
  return (request) => answer(JSON.stringify(fillForm(request, rewriteEmail(read(request)))), pace);
}
