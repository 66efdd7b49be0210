import type { ReactNode } from 'react';
import { type Schema, nameOf, resolved } from './api-description.server.ts';
import classes from './api-reference.module.css';

type Field = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly description?: string | undefined;
  readonly schema: Schema;
};

type FieldsTableProps = { readonly caption: string; readonly fields: readonly Field[] };

/** Fields with what each may hold. */
export function FieldsTable({ caption, fields }: FieldsTableProps) {
  return (
    <table className={`dense ${classes.fields}`}>
      <caption className="label text-left pb-2">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it holds</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, isRequired, schema, description = schema.description }) => (
          <tr key={name} className="line-above">
            <th scope="row">
              <code className="breakable">{name}</code>
              {isRequired && <span className="block micro ink-3">required</span>}
            </th>
            <td>
              <TypeName schema={schema} />
              <Rules schema={schema} />
              {description !== undefined && (
                <span className="block small ink-2 pretty">{description.replaceAll('`', '')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The fields of an object; null for anything else. */
export function fieldsOf(schema: Schema): readonly Field[] | null {
  const { properties, required = [] } = resolved(schema);
  if (!properties) return null;
  return Object.entries(properties).map(([name, field]) => ({
    ...{ name, schema: field },
    isRequired: required.includes(name),
  }));
}

/** The anchor of a named shape on its page. */
export function shapeAnchor(name: string): string {
  return `shape-${name}`;
}

/** What a value is: a link to its shape, or its type in words. */
export function TypeName({ schema }: { readonly schema: Schema }) {
  const name = nameOf(schema);
  if (name !== null) return <a href={`#${shapeAnchor(name)}`}>{name}</a>;
  const { anyOf, oneOf, items, prefixItems, additionalProperties, type } = schema;
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
  if (schema.enum) {
    return either(schema.enum, (value) => <code>{JSON.stringify(value)}</code>);
  }
  const choice = anyOf ?? oneOf;
  if (choice) return either(choice, (one) => <TypeName schema={one} />);
  if (typeof items === 'object') {
    return (
      <>
        list of <TypeName schema={items} />
      </>
    );
  }
  if (prefixItems) {
    return (
      <>
        {prefixItems.map((one, at) => (
          <span key={at}>
            {at > 0 && ', then '}
            <TypeName schema={one} />
          </span>
        ))}
      </>
    );
  }
  if (typeof additionalProperties === 'object') {
    return (
      <>
        names with <TypeName schema={additionalProperties} />
      </>
    );
  }
  const fields = fieldsOf(schema);
  if (fields) return <InlineFields fields={fields} />;
  const types = type === undefined ? ['anything'] : [type].flat();
  return either(types, (one) => (one === 'string' ? formatName(schema) : one));
}

/** An object without a name of its own. */
function InlineFields({ fields }: { readonly fields: readonly Field[] }) {
  if (fields.length === 0) return <>nothing</>;
  return (
    <span className={`block ${classes.inline}`}>
      {fields.map(({ name, isRequired, schema }) => (
        <span key={name} className="block">
          <code>
            {name}
            {isRequired ? '' : '?'}
          </code>{' '}
          <TypeName schema={schema} />
        </span>
      ))}
    </span>
  );
}

function formatName({ format }: Schema): string {
  return format === undefined ? 'string' : `string (${format})`;
}

function either<Value>(values: readonly Value[], show: (value: Value) => ReactNode): ReactNode {
  return values.map((value, at) => (
    <span key={at}>
      {at > 0 && ' or '}
      {show(value)}
    </span>
  ));
}

/** The limits of a value, as short words. */
function Rules({ schema }: { readonly schema: Schema }) {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const rules = [
    rangeOf(minLength, maxLength, 'characters'),
    rangeOf(minimum, maximum, ''),
    rangeOf(minItems, maxItems, 'entries'),
    schema.default === undefined ? null : `${JSON.stringify(schema.default)} when left out`,
  ].filter((rule) => rule !== null);
  if (rules.length === 0) return null;
  return <span className="block small ink-3 breakable">{rules.join(', ')}</span>;
}

const unlimited = Number.MAX_SAFE_INTEGER;

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string | null {
  const low = least === undefined || least <= -unlimited ? null : least;
  const high = most === undefined || most >= unlimited ? null : most;
  if (low !== null && high !== null) return `${low} to ${high} ${unit}`.trim();
  if (high !== null) return `at most ${high} ${unit}`.trim();
  return low === null ? null : `at least ${low} ${unit}`.trim();
}
