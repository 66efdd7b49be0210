import { pages } from '@replysmith/contract';
import { Link } from '../../components/navigation.tsx';
import { BuiltHtml } from '../../components/built-html.tsx';
import type { ApiSubjectContent } from './render-reference.server.tsx';
import classes from './api-page.module.css';
// The reference comes as HTML, without the code that would bring its styles.
import './api-reference.module.css';
import './call-line.module.css';

/** The calls about one subject. */
export function ApiSubjectPage({ content }: { readonly content: ApiSubjectContent }) {
  const { name, slug, subjects, calls, reference } = content;
  return (
    <div className={`wrap ${classes.page}`}>
      <header className={classes.subjectHead}>
        <p className="dense ink-2">
          <Link to={pages.apiDocs}>API</Link>
        </p>
        <h1 className="title">{name}</h1>
      </header>
      <div className={classes.withIndex}>
        <nav aria-label="Subjects and calls" className={`dense no-print ${classes.index}`}>
          <ul>
            {subjects.map((subject) => (
              <li key={subject.slug}>
                <Link
                  className="hover-underline block plain ink"
                  to={pages.apiSubject(subject.slug)}
                  aria-current={subject.slug === slug ? 'page' : undefined}
                >
                  {subject.name}
                </Link>
                {subject.slug === slug && (
                  <ul className="small">
                    {calls.map((call) => (
                      <li key={call.anchor}>
                        <a className="hover-ink block plain ink-2" href={`#${call.anchor}`}>
                          <span className="micro ink-3 numbers">{call.method}</span>{' '}
                          {lastOf(call.path)}
                        </a>
                      </li>
                    ))}
                    <li>
                      <a className="hover-ink block plain ink-2" href="#shapes">
                        Shapes
                      </a>
                    </li>
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <BuiltHtml html={reference} />
      </div>
    </div>
  );
}

/** "email_templates/{id}" of "/rest/v1/email_templates/{id}". */
function lastOf(path: string): string {
  return path.split('/').slice(3).join('/');
}
