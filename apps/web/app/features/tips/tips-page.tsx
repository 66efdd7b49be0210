import { TipCategory, TipStatus, lengths } from '@replysmith/contract';
import { Link, useSearchParams } from 'react-router';
import { TipList, categoryName, tipCategories } from './tip-list.tsx';
import classes from './tips-page.module.css';

const statuses: readonly { status: TipStatus; label: string }[] = [
  { status: 'active', label: 'For you now' },
  { status: 'applied', label: 'Applied' },
  { status: 'dismissed', label: 'Dismissed' },
];

/** Links, so that each view has an address and Back works. */
function TipsFilter({ view }: { view: TipsView }) {
  return (
    <div className={`stack ${classes.filter}`}>
      <nav aria-label="Tips by status" className={`flex wrap-items ${classes.statuses}`}>
        {statuses.map(({ status, label }) => (
          <Link
            key={status}
            to={addressOfTips({ ...view, status })}
            aria-current={view.status === status ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <nav aria-label="Tips by category" className={`flex wrap-items ${classes.categories}`}>
        {[undefined, ...tipCategories].map((category) => (
          <Link
            key={category ?? 'all'}
            to={addressOfTips({ ...view, category })}
            aria-current={view.category === category ? 'true' : undefined}
          >
            {category ? categoryName(category) : 'All'}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** All tips of a user: current, applied and dismissed. */
export function TipsPage() {
  const view = useTipsView();
  return (
    <main className={`grid page-room ${classes.page}`}>
      <header>
        <h1 className="title">Tips</h1>
        <p className="ink-2">
          Counted from your own emails, templates and replies. A tip disappears once it no longer
          applies.
        </p>
      </header>
      <TipsFilter view={view} />
      <section aria-labelledby="tips-shown">
        <h2 id="tips-shown" className={`absolute overflow-hidden ${classes.unseen}`}>
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

type TipsView = { status: TipStatus; category: TipCategory | undefined };

/** Which tips the page shows; it is in the address. */
function useTipsView(): TipsView {
  const [address] = useSearchParams();
  return {
    status: TipStatus.safeParse(address.get('status')).data ?? 'active',
    category: TipCategory.safeParse(address.get('category')).data,
  };
}

/** The address with some filters changed: "?status=applied", or "." without any. */
function addressOfTips({ status, category }: TipsView): string {
  const address = new URLSearchParams();
  if (status !== 'active') address.set('status', status);
  if (category) address.set('category', category);
  return address.size > 0 ? `?${String(address)}` : '.';
}
