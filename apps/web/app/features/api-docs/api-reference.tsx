import {
  type ApiSubject,
  type Operation,
  namesWithin,
  resolved,
} from './api-description.server.ts';
import { CallLine } from './call-line.tsx';
import { clientOf, curlOf, fetchOf } from './example.server.ts';
import { FieldsTable, TypeName, fieldsOf, shapeAnchor } from './schema-fields.tsx';
import classes from './api-reference.module.css';

type ApiReferenceProps = { readonly subject: ApiSubject; readonly site: string };

/** Every call about a subject, and the shapes of what goes in and comes back. */
export function ApiReference({ subject, site }: ApiReferenceProps) {
  const shapes = namesWithin(subject.operations.flatMap(schemasOf));
  return (
    <>
      {subject.operations.map((operation) => (
        <OperationSection key={operation.anchor} operation={operation} site={site} />
      ))}
      <section aria-labelledby="shapes" className={classes.shapes}>
        <h2 id="shapes" className="head">
          Shapes
        </h2>
        <p className="dense ink-2 mt-2">What the calls above take and give, by name.</p>
        {shapes.map((name) => (
          <Shape key={name} name={name} />
        ))}
      </section>
    </>
  );
}

function schemasOf({ parameters, body, reply, others }: Operation) {
  const beside = others.map(([, schema]) => schema);
  const all = [...parameters.map(({ schema }) => schema), body, reply.schema, ...beside];
  return all.filter((schema) => schema !== null);
}

const callers = {
  anyone: 'Anyone may call it.',
  'signed-in': 'For whoever is signed in, about what is theirs.',
  admin: 'For admins; for everybody else it does not exist.',
} as const;

const kinds = [
  ['path', 'In the address'],
  ['query', 'In the query'],
  ['header', 'Headers'],
] as const;

type OperationSectionProps = { readonly operation: Operation; readonly site: string };

function OperationSection({ operation, site }: OperationSectionProps) {
  const { anchor, summary, description, access, scope, parameters, body, reply } = operation;
  const { example, others, refusals } = operation;
  const bodyFields = body && fieldsOf(body);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-name`} className={`ink-above ${classes.call}`}>
      <div className="min-w-0">
        <h2 id={`${anchor}-name`} className="subhead">
          <a className="hover-underline plain ink" href={`#${anchor}`}>
            {summary}
          </a>
        </h2>
        <CallLine method={operation.method} path={operation.path} />
        <p className="dense ink-2 mt-2">
          {callers[access]}{' '}
          {scope !== null && (
            <>
              It takes an access key of the scope <code>{scope}</code>.
            </>
          )}
        </p>
        {kinds.map(([where, caption]) => {
          const fields = parameters.filter((parameter) => parameter.in === where);
          if (fields.length === 0) return null;
          const rows = fields.map(({ required = false, ...field }) => ({
            ...field,
            isRequired: required,
          }));
          return <FieldsTable key={where} caption={caption} fields={rows} />;
        })}
        {bodyFields && bodyFields.length > 0 && (
          <FieldsTable caption="Body, as JSON" fields={bodyFields} />
        )}
        {body && !bodyFields && (
          <p className="dense mt-5">
            <span className="label block">Body, as JSON</span>
            <TypeName schema={body} />
          </p>
        )}
        <p className="dense mt-5">
          <span className="label block">Reply</span>
          {reply.description}
          {reply.schema && (
            <>
              : <TypeName schema={reply.schema} />
            </>
          )}
          {others.map(([type, schema]) => (
            <span key={type} className="block small ink-3">
              Asked for it, also as {type}
              {schema.contentSchema && (
                <>
                  , each event with <TypeName schema={schema.contentSchema} />
                </>
              )}
              .
            </span>
          ))}
        </p>
        <p className="dense mt-5">
          <span className="label block">Refusals</span>
          {description === null ? '' : `${description.replaceAll('`', '')} `}
          Their statuses are {refusals.join(', ')}.
        </p>
      </div>
      <div className="min-w-0">
        <Sample name={`Request: ${summary}`} title="Request" text={curlOf(operation, site)} />
        <details className={classes.sample}>
          <summary className="small ink-2">In JavaScript</summary>
          <Sample
            name={`In JavaScript: ${summary}`}
            title="With fetch"
            text={fetchOf(operation, site)}
          />
          <Sample
            name={`With the client: ${summary}`}
            title="With @replysmith/client"
            text={clientOf(operation)}
          />
        </details>
        <Sample
          name={`Reply: ${summary}`}
          title="Reply"
          text={JSON.stringify(example.reply, null, 2)}
        />
      </div>
    </section>
  );
}

type SampleProps = { readonly name: string; readonly title: string; readonly text: string };

/** It scrolls, so the keyboard must reach it. */
function Sample({ name, title, text }: SampleProps) {
  return (
    <figure className={classes.sample}>
      <figcaption className="small ink-3">{title}</figcaption>
      <pre
        className="framed-line round-sheet on-sheet small"
        role="region"
        aria-label={name}
        tabIndex={0}
      >
        <code>{text}</code>
      </pre>
    </figure>
  );
}

function Shape({ name }: { readonly name: string }) {
  const schema = resolved({ $ref: name });
  const fields = fieldsOf(schema);
  const anchor = shapeAnchor(name);
  return (
    <section id={anchor} aria-label={name} className={classes.shape}>
      {fields ? (
        <FieldsTable caption={name} fields={fields} />
      ) : (
        <p className="dense mt-5">
          <span className="label block">{name}</span>
          <TypeName schema={schema} />
        </p>
      )}
    </section>
  );
}
