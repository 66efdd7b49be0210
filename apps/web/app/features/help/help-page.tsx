import { lengths } from '@replysmith/contract';
import { useRef } from 'react';
import { useRestartTutorial } from '../../data/profile/onboarding.ts';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { findHelp } from './find/find-help.ts';
import { useHelpView } from './find/use-help-view.ts';
import { HelpStats } from './head/help-stats.tsx';
import { TopicLinks } from './head/topic-links.tsx';
import { HelpFooter } from './help-footer.tsx';
import classes from './help-page.module.css';
import { HelpTopics } from './help-topics.tsx';
import { NoResults } from './no-results.tsx';

/** Everything that the help says: searched, or topic by topic. */
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
    <main className={classes.page}>
      <header className={classes.head}>
        <h1 className="title">Replysmith Help Center</h1>
        <p className="ink-2">How everything works, step by step, as it is called on the screen.</p>
        <div ref={field} className={classes.search} role="search">
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
