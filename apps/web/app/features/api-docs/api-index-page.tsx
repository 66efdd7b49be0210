import { errorCodes, foldText, lengths, pages, paths } from '@replysmith/contract';
import { type ReactNode, useState } from 'react';
import { Link } from '../../components/navigation.tsx';
import { Button } from '../../components/button.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { CodeSample } from '../../components/code-sample.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SearchForm } from '../../components/search-field.tsx';
import { countOf } from '../../lib/words.ts';
import { CallLine } from './call-line.tsx';
import type { ListedSubject } from './render-reference.server.tsx';
import classes from './api-page.module.css';

type ApiIndexPageProps = { readonly subjects: readonly ListedSubject[]; readonly site: string };

/** How to call the API, and every call of it. */
export function ApiIndexPage({ subjects, site }: ApiIndexPageProps) {
  const [search, setSearch] = useState('');
  const shown = subjects
    .map((subject) => ({
      ...subject,
      calls: subject.calls.filter((call) => fits(subject.name, call, search)),
    }))
    .filter(({ calls }) => calls.length > 0);
  const total = countCalls(subjects);
  const found = countCalls(shown);
  return (
    <div className={`wrap ${classes.page}`}>
      <header className={`grid items-end one-column-laptop ${classes.head}`}>
        <h1 className="title">The API, in {total} calls</h1>
        <p className="lede">
          The pages of this site use the same ones, so almost all you can do here, your program can.
        </p>
      </header>
      <HowToCall site={site} />
      <div className={`stack gap-2 ${classes.search}`}>
        <h2 className="head">Every call</h2>
        <SearchForm
          label="Search the calls"
          placeholder="Search what it does, or its path"
          maxLength={lengths.search}
          search={search}
          onSearch={setSearch}
        />
        {search === '' && <SubjectLinks subjects={subjects} />}
        <p role="status" className={search ? 'small ink-2 numbers' : 'visually-hidden'}>
          {countOf(found, 'call')} of {total}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title="No call like this"
          action={<Button onClick={() => setSearch('')}>Show all {total}</Button>}
        >
          Nothing here has every word of the search in its path or its sentence.
        </EmptyState>
      ) : (
        shown.map((subject) => <SubjectCalls key={subject.slug} subject={subject} />)
      )}
      <Errors />
    </div>
  );
}

function countCalls(subjects: readonly ListedSubject[]): number {
  return subjects.reduce((sum, { calls }) => sum + calls.length, 0);
}

function SubjectLinks({ subjects }: { readonly subjects: readonly ListedSubject[] }) {
  return (
    <nav aria-label="Subjects" className="row gap-1-4 dense">
      {subjects.map(({ name, slug }) => (
        <Link key={slug} className="ink" to={pages.apiSubject(slug)}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

type Call = ListedSubject['calls'][number];

function fits(subject: string, { method, path, summary }: Call, search: string): boolean {
  const text = foldText(`${subject} ${method} ${path} ${path.replaceAll(/\W|_/g, ' ')} ${summary}`);
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function SubjectCalls({ subject: { name, slug, calls } }: { readonly subject: ListedSubject }) {
  return (
    <section aria-labelledby={slug} className={classes.subject}>
      <h3 id={slug} className="subhead ink-below pb-2">
        <Link className="hover-underline plain ink" to={pages.apiSubject(slug)}>
          {name}
        </Link>{' '}
        <span className="dense ink-3 numbers">{calls.length}</span>
      </h3>
      <ul>
        {calls.map(({ anchor, summary, method, path, isOpen }) => (
          <li key={anchor} className={`hover-well relative ${classes.row}`}>
            <p className="dense">
              <Link className="ink" to={`${pages.apiSubject(slug)}#${anchor}`}>
                {summary}
              </Link>
              {isOpen && <span className="small ink-3"> for anyone</span>}
            </p>
            <CallLine method={method} path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RuleProps = { readonly title: string; readonly children: ReactNode };

function Rule({ title, children }: RuleProps) {
  return (
    <section className="line-above pt-3">
      <h2 className="label">{title}</h2>
      <p className="dense ink-2 pretty mt-1">{children}</p>
    </section>
  );
}

function HowToCall({ site }: { readonly site: string }) {
  return (
    <div className={`grid one-column-laptop ${classes.rules}`}>
      <div className={`grid one-column-phone ${classes.columns}`}>
        <Rule title="Address">
          Everything is below <code>{site}</code>. Bodies and replies are JSON, in UTF-8.
        </Rule>
        <Rule title="Who calls">
          Make an access key in Settings and send it as <code>Authorization: Bearer</code>. Each
          call names the scope that its key needs: <code>read</code>, <code>write</code>, which may
          do what any other may, or <code>coach</code>. Somebody else’s row is not found.
        </Rule>
        <Rule title="With a session">
          What guards an account takes no key. <code>{paths.accounts.signIn}</code> sets a cookie;
          send it, and with whatever is not a GET this site’s address as <code>Origin</code>.
        </Rule>
        <Rule title="Once and no more">
          Where a call takes an <code>Idempotency-Key</code>, a second one with the same key does
          nothing again and gets the first reply.
        </Rule>
        <Rule title="Limits">
          Too many calls get 429 with <code>Retry-After</code> in seconds. A day’s allowance starts
          again at midnight UTC.
        </Rule>
        <Rule title="In a program">
          <a href={paths.openApi} download="replysmith-openapi.json">
            Download {paths.openApi}
          </a>
          , which describes all of this in OpenAPI 3.1, for tools that make a client of it. The
          package <code>@replysmith/client</code> is one in TypeScript.
        </Rule>
      </div>
      <div className="min-w-0">
        <CodeSample copyText={copyText} label="A first call" code={firstCalls(site)} />
      </div>
    </div>
  );
}

function firstCalls(site: string): string {
  return `# A key of the scope "write", from Settings
export REPLYSMITH_KEY='…'

# Your templates
curl '${site}${paths.emailTemplates}' \\
  -H "Authorization: Bearer $REPLYSMITH_KEY"

# Score and rewrite an email, and read along
curl -N \\
  '${site}${paths.optimizeEmail}' \\
  -H "Authorization: Bearer $REPLYSMITH_KEY" \\
  -H 'Accept: text/event-stream' \\
  -H 'Content-Type: application/json' \\
  -d '{"content":"Hi Nora, is your stock counted by hand?",
       "message_type":"email_optimization"}'`;
}

function Errors() {
  return (
    <section aria-labelledby="errors" className={classes.errors}>
      <h2 id="errors" className="head">
        Errors
      </h2>
      <p className="dense ink-2 mt-2 measure">
        A refusal has a code for programs, a sentence for people, and an id that the log of this
        server has as well: <code>{'{"error": {"code", "message", "request_id"}}'}</code>. A body
        that does not fit also names what is wrong in each of its <code>fields</code>.
      </p>
      <table className={`dense mt-5 ${classes.codes}`}>
        <thead>
          <tr className="ink-below">
            <th scope="col">Status</th>
            <th scope="col">Code</th>
            <th scope="col">Sentence</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(errorCodes).map(([code, { status, message }]) => (
            <tr key={code} className="line-below">
              <td className="numbers">{status}</td>
              <th scope="row">
                <code className="breakable">{code}</code>
              </th>
              <td className="ink-2 pretty">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
