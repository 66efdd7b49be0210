import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { useSubscription } from '../../../data/subscription.ts';
import { useTemplateFacets } from '../../../data/templates.ts';
import { indicatorLevel, usageOf, usedOfLimit } from '../../../data/usage.ts';
import { countText } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { Meter } from '../../../components/meter.tsx';
import { ToggleTag } from '../../../components/tag.tsx';
import { usePage } from './page-context.ts';
import { FolderList } from './folder-list.tsx';
import classes from './my-templates-page.module.css';

const shownAtMost = 10;

/** The ten most used tags, and other tags that are active as filters. */
function TagFilter() {
  const { view, changeView } = usePage();
  const { data } = useTemplateFacets();
  const used = data?.tags.slice(0, shownAtMost).map(({ name }) => name) ?? [];
  const names = [...new Set([...used, ...view.tags])];
  if (names.length === 0 || view.isTrash) return null;
  const toggle = (tag: string) =>
    changeView({
      tags: view.tags.includes(tag)
        ? view.tags.filter((other) => other !== tag)
        : [...view.tags, tag],
    });
  return (
    <section className={classes.tags} aria-label="Tags">
      <h2 className="small ink-3 not-phone">Tags</h2>
      <p className="flex wrap-items gap-1">
        {names.map((name) => (
          <ToggleTag key={name} isOn={view.tags.includes(name)} onToggle={() => toggle(name)}>
            {name}
          </ToggleTag>
        ))}
      </p>
    </section>
  );
}

/** The selection, folders, tags, and used places. */
export function Side() {
  return (
    <aside
      className={`stack one-column min-w-0 gap-5 content-start ${classes.side}`}
      aria-label="Folders and tags"
    >
      <SelectionCard />
      <FolderList />
      <div className={`grid one-column ${classes.sideWide}`}>
        <TagFilter />
        <Storage />
      </div>
    </aside>
  );
}

/** The plan's places for templates, and how many are left. */
function Storage() {
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'templates_saved');
  if (!usage) return null;
  const { used, limit, left, percent } = usage;
  return (
    <section className={`grid small not-tablet ${classes.storage}`} aria-label="Storage">
      <p>
        <span>Storage</span>
        <b className="numbers">{usedOfLimit(usage)}</b>
      </p>
      {limit !== null && left !== null && (
        <>
          <Meter used={used} limit={limit} label="Storage" level={indicatorLevel(percent)} />
          <p className="ink-3">
            {left === 0 ? (
              <>
                No slot left. <Link to={pages.upgrade}>See plans</Link>
              </>
            ) : (
              `${countText(left)} ${left === 1 ? 'slot' : 'slots'} left`
            )}
          </p>
        </>
      )}
    </section>
  );
}

/** How many templates are selected, and the actions on them. */
function SelectionCard() {
  const { selecting, total = 0, idsInView, open } = usePage();
  const { selection, count } = selecting;
  if (count === 0) return null;
  const isMatching = selection.kind === 'matching';
  return (
    <div
      className={`stack gap-2 dense framed round-sheet ${classes.card}`}
      role="group"
      aria-label="Selection"
    >
      <p className="grid">
        <b role="status">{countText(count)} selected</b>
        {isMatching && count === total && <span>All of the listed templates</span>}
        {isMatching && count < total && (
          <span>All of the listed templates except {countText(total - count)}</span>
        )}
      </p>
      {!isMatching && count < total && (
        <button
          className="size-13 text-left underlined"
          type="button"
          onClick={() => selecting.selectMatching(total)}
        >
          Select all {countText(total)} listed
        </button>
      )}
      {isMatching && (
        <button
          className="size-13 text-left underlined"
          type="button"
          onClick={() => selecting.selectOnly(idsInView())}
        >
          Only those in view
        </button>
      )}
      <div className="flex gap-1">
        <Button size="small" onClick={() => open({ type: 'bulk' })}>
          Bulk Actions
        </Button>
        <Button size="small" variant="quiet" onClick={selecting.clear}>
          Clear
        </Button>
      </div>
    </div>
  );
}
