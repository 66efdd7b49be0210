import { lengths, pages } from '@replysmith/contract';
import { helpTopics } from '@replysmith/help';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useRestartTutorial } from '../../data/onboarding.ts';
import { countText } from '../../lib/words.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { findHelp, useHelpView } from './find-help.ts';
import { HelpTopics } from './help-topics.tsx';
import classes from './help-page.module.css';

/** Topics that are not about a feature. */
const besidesFeatures = [
  'getting-started',
  'help-chatbot',
  'learning-resources',
  'troubleshooting',
];

const features = helpTopics.filter(({ id }) => !besidesFeatures.includes(id)).length;

/** The size of the help. The content build checks that each guide has steps or an example. */
function HelpStats({ found }: { found: number }) {
  const stats = [
    { name: 'Topics', value: countText(helpTopics.length) },
    { name: 'Search Results', value: countText(found) },
    { name: 'Features Covered', value: countText(features) },
    { name: 'Guides', value: 'Complete' },
  ];
  return (
    <dl className={`grid no-print ${classes.stats}`}>
      {stats.map(({ name, value }) => (
        <div key={name}>
          <dt className="dense ink-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The whole help: search results, or topics. */
export function HelpPage() {
  const view = useHelpView();
  const restartTutorial = useRestartTutorial();
  const field = useRef<HTMLDivElement>(null);
  const { query, search } = view;
  const found = findHelp(query);
  const isSearch = query.trim() !== '';
  const clear = () => {
    search('');
    field.current?.querySelector('input')?.focus();
  };
  return (
    <main className={`grid page-room ${classes.page}`}>
      <header>
        <h1 className="title mb-2">Replysmith Help Center</h1>
        <p className="ink-2">How everything works, step by step, in the words on your screen.</p>
        <div
          ref={field}
          className={`grid items-center mt-5 one-column-phone no-print gap-1-4 ${classes.search}`}
          role="search"
        >
          <SearchField
            aria-label="Search the help"
            placeholder="Search the help"
            value={query}
            maxLength={lengths.search}
            onChange={({ target }) => search(target.value, { isTyping: true })}
            onClear={() => search('', { isTyping: true })}
          />
          <p role="status" className="small ink-2">
            {isSearch && `${String(found.count)} ${found.count === 1 ? 'result' : 'results'}`}
          </p>
        </div>
      </header>
      <HelpStats found={found.count} />
      {!isSearch && <TopicLinks />}
      {found.count === 0 ? (
        <NoResults query={query} onClear={clear} />
      ) : (
        <HelpTopics found={found} view={view} isSearch={isSearch} />
      )}
      <HelpFooter onRestartTutorial={restartTutorial} />
    </main>
  );
}

/** Shown when nothing is found: two other ways to an answer. */
function NoResults({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState title="No results found" action={<Button onClick={onClear}>Clear Search</Button>}>
      Nothing in the help mentions “{query}”. The coach answers questions about email in{' '}
      <Link to={pages.chat}>the chat</Link>; for anything else,{' '}
      <Link to={pages.settings}>Contact Support</Link>.
    </EmptyState>
  );
}

/** A way to each topic. */
function TopicLinks() {
  return (
    <nav aria-label="Topics" className={`no-print ${classes.topicLinks}`}>
      <ul>
        {helpTopics.map(({ id, title, items }) => (
          <li key={id}>
            <Link to={pages.helpTopic(id)} preventScrollReset>
              <span>{title}</span>
              <span className={`ink-3 ${classes.count}`}>
                {countText(items.length)}
                <span className="visually-hidden"> guides</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where to go on from the help. */
function HelpFooter({ onRestartTutorial }: { onRestartTutorial: () => void }) {
  return (
    <section className="no-print ink-above pt-4" aria-labelledby="help-further">
      <h2 id="help-further" className="subhead">
        Not what you were looking for?
      </h2>
      <div className="row mt-3">
        <ButtonLink variant="line" to={pages.chat}>
          Open the chat
        </ButtonLink>
        <ButtonLink variant="line" to={pages.library}>
          Browse the library
        </ButtonLink>
        <ButtonLink variant="line" to={pages.settings}>
          Contact Support
        </ButtonLink>
        <Button variant="quiet" onClick={onRestartTutorial}>
          Restart tutorial
        </Button>
      </div>
    </section>
  );
}
