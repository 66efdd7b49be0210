import type { z } from 'zod';

/**
 * The columns for a row of the contract, so that its fields are listed only once. `joined` names
 * fields from other tables.
 */
export function columnsOf<Shape extends z.ZodRawShape, Joined extends keyof Shape = never>(
  schema: z.ZodObject<Shape>,
  joined: readonly Joined[] = [],
): Exclude<keyof Shape & string, Joined>[] {
  const others: readonly PropertyKey[] = joined;
  const columns = Object.keys(schema.shape).filter((field) => !others.includes(field));
  return columns as Exclude<keyof Shape & string, Joined>[];
}

/** A table's columns with the query's alias. */
export function columnsAs<Alias extends string, Column extends string>(
  alias: Alias,
  columns: readonly Column[],
): `${Alias}.${Column}`[] {
  return columns.map((column): `${Alias}.${Column}` => `${alias}.${column}`);
}

/** The named fields of a record. */
export function pick<Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>;
}

/** A row with timestamps in the contract's format: ISO 8601, in UTC. */
export function withIsoTimes(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]: [string, unknown]) => [
      field,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
}
