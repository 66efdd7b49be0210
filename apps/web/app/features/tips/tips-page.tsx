import { lengths } from '@replysmith/contract';
import { TipList } from './tip-list.tsx';
import { TipsFilter } from './tips-filter.tsx';
import classes from './tips-page.module.css';
import { useTipsView } from './tips-view.ts';

/** All the advice there is for a person: what holds now, what they applied, what they dismissed. */
export function TipsPage() {
  const view = useTipsView();
  return (
    <main className={classes.page}>
      <header>
        <h1 className="title">Tips</h1>
        <p className="ink-2">
          Counted from your own emails, templates and replies. A tip goes once it no longer holds.
        </p>
      </header>
      <TipsFilter view={view} />
      <section aria-labelledby="tips-shown">
        <h2 id="tips-shown" className={classes.unseen}>
          Tips shown
        </h2>
        <TipList
          key={view.status}
          context="page"
          limit={lengths.page}
          status={view.status}
          category={view.category}
        />
      </section>
    </main>
  );
}
