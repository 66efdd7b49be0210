import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTemplateUse } from '../use/use-template-use.tsx';
import { chosenOne, DeskContext, type Desk, type OpenDialog } from './desk.ts';
import { PageDialogs } from './dialogs/page-dialogs.tsx';
import { PageHead } from './header/page-head.tsx';
import classes from './my-templates-page.module.css';
import { InViewContext, type ReadInView } from './rows/in-view.ts';
import { TemplatesSection } from './rows/templates-section.tsx';
import { useSections } from './rows/use-sections.ts';
import { RunDialogs } from './run/run-dialogs.tsx';
import { useRun } from './run/use-run.ts';
import { chosenOf } from './selection/chosen-of.ts';
import { isSelected } from './selection/selection.ts';
import { useSelection } from './selection/use-selection.ts';
import { PageKeys } from './shortcuts/page-keys.tsx';
import { Side } from './side/side.tsx';
import { FilterChips } from './toolbar/filter-chips.tsx';
import { SearchPlace } from './toolbar/search-place.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { filterOf } from './view/view.ts';
import { useView } from './view/use-view.ts';

/** One's own templates: found, looked at, put in order. */
export function MyTemplatesPage() {
  const client = useQueryClient();
  const { view, changeView } = useView();
  const filter = useMemo(() => filterOf(view), [view]);
  const selecting = useSelection(filter);
  const shown = useSections(view);
  const inView = useRef<ReadInView>(() => []);
  const tellInView = useCallback((read: ReadInView) => void (inView.current = read), []);
  const [dialog, open] = useState<OpenDialog | null>(null);
  const use = useTemplateUse();
  const { run, ...running } = useRun({
    onFinish: (outcome, { type }, { name }) => {
      const isGone = type === 'delete' || type === 'restore' || type === 'purge';
      if (isGone || name === undefined) selecting.keepUndone(outcome);
    },
  });

  const desk: Desk = {
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
    <DeskContext value={desk}>
      <InViewContext value={tellInView}>
        <main className={classes.page}>
          <PageHead />
          <div className={classes.tools}>
            <Toolbar search={<SearchPlace />} />
          </div>
          <div className={classes.desk}>
            <Side />
            <div className={classes.main}>
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
    </DeskContext>
  );
}
