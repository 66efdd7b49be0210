import type { TemplateSort } from '@replysmith/contract';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useTemplateFacets, useTemplateFolders } from '../../../data/templates.ts';
import { countText } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Segments } from '../../../components/segments.tsx';
import { Select } from '../../../components/select.tsx';
import { RemovableTag } from '../../../components/tag.tsx';
import { templatesText } from '../templates-text.ts';
import { useTemplateUse } from '../use/use-template-use.tsx';
import {
  type TemplatesPage,
  PageContext,
  type OpenDialog,
  chosenOne,
  usePage,
  useSelectAll,
} from './page-context.ts';
import { PageDialogs } from './page-dialogs.tsx';
import { PageHead } from './page-head.tsx';
import { InViewContext, type ReadInView } from './use-rows.ts';
import { TemplatesSection } from './templates-section.tsx';
import { useSections } from './sections.ts';
import { useRun } from './use-run.ts';
import { chosenOf, isSelected, useSelection } from './selection.ts';
import { PageKeys } from './page-keys.tsx';
import { Side } from './side.tsx';
import { SearchPlace, filterNames } from './search-place.tsx';
import { filterOf, noFilter, useView } from './view.ts';
import classes from './my-templates-page.module.css';

type Sort = TemplateSort | 'best';

const sorts: readonly { value: Sort; label: string }[] = [
  { value: 'created_at', label: 'Recent' },
  { value: 'name', label: 'Name' },
  { value: 'usage_count', label: 'Most Used' },
  { value: 'updated_at', label: 'Last Modified' },
  { value: 'optimization_score', label: 'Best Score' },
];

const looks = [
  { value: 'grid', label: 'Grid', Icon: IconLayoutGrid },
  { value: 'list', label: 'List', Icon: IconList },
] as const;

/** Search, filters, sorting and look. */
function Toolbar({ search }: { search: ReactNode }) {
  const { view, changeView } = usePage();
  const selectAll = useSelectAll();
  const present = useTemplateFacets().data?.categories.map(({ name }) => name) ?? [];
  const names = new Set([...present, ...(view.category ? [view.category] : [])]);
  const best = view.search ? [{ value: 'best' as const, label: 'Best match' }] : [];
  return (
    <div className={`flex gap-2 ink-below ${classes.toolbar}`}>
      <div className={`grow min-w-0 ${classes.search}`}>{search}</div>
      <Select
        label="Category"
        value={view.category ?? ''}
        options={[
          { value: '', label: 'All Categories' },
          ...[...names].map((name) => ({ value: name, label: name })),
        ]}
        onChange={(category) => changeView({ category: category || null })}
      />
      <Select<Sort>
        label="Sort by"
        value={view.sort ?? (view.search ? 'best' : 'created_at')}
        options={[...best, ...sorts]}
        onChange={(sort) => changeView({ sort: sort === 'best' ? undefined : sort })}
      />
      <Segments
        label="View"
        options={looks}
        value={view.look}
        onChange={(look) => changeView({ look })}
      />
      <span className={classes.wide}>
        <Button variant="line" onClick={selectAll}>
          Select All
        </Button>
      </span>
    </div>
  );
}

/** The person's templates. */
export function MyTemplatesPage() {
  const client = useQueryClient();
  const { view, changeView } = useView();
  const filter = useMemo(() => filterOf(view), [view]);
  const selecting = useSelection(filter);
  const shown = useSections(view);
  const inView = useRef<ReadInView>(() => []);
  const setReadInView = useCallback((read: ReadInView) => void (inView.current = read), []);
  const [dialog, open] = useState<OpenDialog | null>(null);
  const use = useTemplateUse();
  const { run, ...running } = useRun({
    onFinish: (outcome, { type }, { name }) => {
      const isGone = type === 'delete' || type === 'restore' || type === 'purge';
      if (isGone || name === undefined) selecting.keepUndone(outcome);
    },
  });

  const page: TemplatesPage = {
    view,
    changeView,
    total: shown.sections?.reduce((sum, { count }) => sum + count, 0),
    selecting,
    idsInView: () => inView.current(),
    open,
    change: run,
    chosenWith: async (template) =>
      isSelected(selecting.selection, template.id)
        ? { of: await chosenOf(client, selecting.selection), count: selecting.count }
        : chosenOne(template),
    use,
  };
  return (
    <PageContext value={page}>
      <InViewContext value={setReadInView}>
        <main className={`stack gap-6 page-room ${classes.page}`}>
          <PageHead />
          <div className={`stack ${classes.tools}`}>
            <Toolbar search={<SearchPlace />} />
          </div>
          <div className={`grid ${classes.columns}`}>
            <Side />
            <div className={`stack min-w-0 content-start ${classes.main}`}>
              <FilterChips />
              <TemplatesSection shown={shown} />
            </div>
          </div>
        </main>
        <PageKeys />
        <PageDialogs dialog={dialog} />
        <RunDialogs {...running} />
        {use.dialog}
      </InViewContext>
    </PageContext>
  );
}

/** The active filters, each with a button to remove it. */
function FilterChips() {
  const { view, changeView } = usePage();
  const folders = useTemplateFolders().data?.items ?? [];
  const names = filterNames(view, folders);
  if (names.length === 0) return null;
  return (
    <div className="row items-center" role="group" aria-label="Filters">
      {names.map(({ name, without }) => (
        <RemovableTag key={name} onRemove={() => changeView(without)}>
          {name}
        </RemovableTag>
      ))}
      {names.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => changeView(noFilter)}>
          Clear all
        </Button>
      )}
    </div>
  );
}

type RunDialogsProps = Pick<
  ReturnType<typeof useRun>,
  'progress' | 'report' | 'closeReport' | 'stop'
>;

/** The progress of a long change, and what could not be done. */
function RunDialogs({ progress, report, closeReport, stop }: RunDialogsProps) {
  if (progress) {
    const { title, done, count, isStopping } = progress;
    return (
      <Dialog label={title} isOpen onClose={() => undefined}>
        <h2 className="head">{title}</h2>
        <progress
          className={`w-full overflow-hidden mt-5 round-sheet framed-strong ${classes.bar}`}
          aria-label={title}
          value={done}
          max={count}
        />
        <p className={classes.count} role="status">
          {countText(done)} of {countText(count)}
        </p>
        <Button variant="line" isBusy={isStopping} onClick={stop}>
          {isStopping ? 'Stopping...' : 'Stop'}
        </Button>
      </Dialog>
    );
  }
  if (!report) return null;
  const { title, failed, rest } = report;
  return (
    <Dialog label={title} isOpen onClose={closeReport}>
      <h2 className="head">{title}</h2>
      {failed.length > 0 && (
        <>
          <p className={classes.note}>
            {templatesText(failed.length)} could not be changed. Those that failed are still
            selected.
          </p>
          <ul className={`ink-above ${classes.failed}`}>
            {failed.map(({ id, name, reason }) => (
              <li className="dense grid line-below" key={id}>
                <b>{name ?? 'A deleted template'}</b>
                <span className="ink-2">{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {rest && <p className={classes.note}>The rest were not tried. {rest}</p>}
      <Button onClick={closeReport}>Close</Button>
    </Dialog>
  );
}
