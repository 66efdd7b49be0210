import type { ApiError } from '../../../../lib/wire/api-error.ts';
import type { Problems } from '../form/check-form.ts';
import { blankForm, type FormField } from '../form/template-form.ts';

const fields = Object.keys(blankForm(null)) as FormField[];

/** What the server said of the fields; "tags.3" is said of the tags. */
export function problemsOf(error: ApiError): Problems {
  const found = fields.flatMap((field) => {
    const said = Object.entries(error.fields).find(([path]) => path.split('.')[0] === field);
    const problem = said?.[1][0];
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}
