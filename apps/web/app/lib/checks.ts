import type { Schema } from './http.ts';
import { isRecord } from './json.ts';

/**
 * Checks of what another version of the page has stored, or another version of the server has sent.
 * The contract's schemas check more, but weigh more than most pages.
 */

/** `for` is there for the compiler alone: a check fits what can have its type. */
type Look<T> = { parse: (value: unknown) => unknown; for?: (value: T) => void };

type Check<T> = { parse: (value: unknown) => T; for?: (value: T) => void };

type Read<Check> = Check extends Schema<infer T> ? T : never;

type Shape = Readonly<Record<string, Schema<unknown>>>;

type Fields<Checks extends Shape> = { [Name in keyof Checks]: Read<Checks[Name]> };

function refuse(): never {
  throw new TypeError('This has another form than expected.');
}

const only = <T>(isOne: (value: unknown) => value is T): Check<T> => ({
  parse: (value) => (isOne(value) ? value : refuse()),
});

export const text = only((value) => typeof value === 'string');
export const number = only((value) => typeof value === 'number');
export const flag = only((value) => typeof value === 'boolean');
export const record = only(isRecord);
export const list = only((value): value is unknown[] => Array.isArray(value));

export const oneOf = <Option extends string>(options: readonly Option[]) =>
  only((value): value is Option => options.some((option) => option === value));

export const orNull = <T>(check: Schema<T>): Check<T | null> => ({
  parse: (value) => (value === null ? null : check.parse(value)),
});

export const optional = <T>(check: Schema<T>): Check<T | undefined> => ({
  parse: (value) => (value === undefined ? undefined : check.parse(value)),
});

/** What stands there instead when the check fails. */
export const orElse = <T>(check: Schema<T>, fallback: T): Schema<T> => ({
  parse: (value) => {
    try {
      return check.parse(value);
    } catch {
      return fallback;
    }
  },
});

export const listOf = <T>(item: Schema<T>): Check<T[]> => ({
  parse: (value) => list.parse(value).map((one) => item.parse(one)),
});

export const recordOf = <T>(each: Schema<T>): Check<Record<string, T>> => ({
  parse: (value) =>
    Object.fromEntries(
      Object.entries(record.parse(value)).map(([name, one]) => [name, each.parse(one)]),
    ),
});

/** These fields and no others. */
export const fields = <Checks extends Shape>(checks: Checks): Schema<Fields<Checks>> => ({
  parse: (value) => {
    const stored = record.parse(value);
    const read = Object.entries(checks).map(
      ([name, check]) => [name, check.parse(stored[name])] as const,
    );
    return Object.fromEntries(read.filter(([, one]) => one !== undefined)) as Fields<Checks>;
  },
});

/** The fields that can be read: another version of the page may have stored others. */
export const readable = <Checks extends Shape>(
  checks: Checks,
): Schema<Partial<Fields<Checks>>> => ({
  parse: (value) => {
    const stored = record.parse(value);
    const read = Object.entries(checks).map(
      ([name, check]) => [name, orElse<unknown>(check, undefined).parse(stored[name])] as const,
    );
    return Object.fromEntries(read.filter(([, one]) => one !== undefined)) as Partial<
      Fields<Checks>
    >;
  },
});

type Looks<T> = { readonly [Name in keyof T]?: Look<T[Name]> };

/**
 * A reply of this site's server, as the contract types it. What a page cannot do without is looked
 * at, so that the reply of another version is told as one that cannot be read.
 */
export const reply = <T>(looks: Looks<T>): Check<T> => ({
  parse: (value) => {
    fields(looks as Shape).parse(value);
    return value as T;
  },
});

/** One of several, by its `type`. */
export const byType = <T extends { type: string }>(looks: {
  readonly [Type in T['type']]: Looks<Extract<T, { type: Type }>>;
}): Check<T> => {
  const type = oneOf(Object.keys(looks) as T['type'][]);
  return {
    parse: (value) => {
      fields(looks[type.parse(record.parse(value)['type'])] as Shape).parse(value);
      return value as T;
    },
  };
};
