export type Form = { [key: string]: string | Form };

/** `a[b][0]=c` → `{ a: { b: { 0: 'c' } } }`, as Stripe's clients send their parameters. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    const last = keys.pop() ?? '';
    let at = form;
    for (const key of keys) {
      const next = at[key];
      if (typeof next === 'object') at = next;
      else {
        const made: Form = {};
        at[key] = made;
        at = made;
      }
    }
    at[last] = value;
  }
  return form;
}

export function textIn(form: Form, ...keys: string[]): string | null {
  const found = valueIn(form, keys);
  return typeof found === 'string' ? found : null;
}

export function textsIn(form: Form, ...keys: string[]): Record<string, string> {
  const found = valueIn(form, keys);
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function valueIn(form: Form, keys: readonly string[]): string | Form | undefined {
  return keys.reduce<string | Form | undefined>(
    (at, key) => (typeof at === 'object' ? at[key] : undefined),
    form,
  );
}
