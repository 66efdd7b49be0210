import { pages } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { type DragEvent, useState } from 'react';
import { useTemplateFolders } from '../../../data/templates.ts';
import { countText } from '../../../lib/words.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { CardSkeleton } from './template-card.tsx';
import { usePage } from './page-context.ts';
import { useNewTemplate } from './page-head.tsx';
import { filterNames } from './search-place.tsx';
import { type Look, isFiltered, noFilter } from './view.ts';
import { ListProblem } from './template-lines.tsx';
import { TemplateList } from './template-list.tsx';
import type { useSections } from './sections.ts';
import classes from './lists.module.css';

/** The list in each state of loading. */
export function TemplatesSection({ shown }: { shown: ReturnType<typeof useSections> }) {
  const { view, total } = usePage();
  const { isOver, ...drop } = useFileDrop();
  const { sections, isChanging, isCapped, problem, tryAgain } = shown;
  return (
    <section
      className={`stack min-w-0 content-start ${classes.section}`}
      aria-label="Templates"
      aria-busy={isChanging}
      data-over={isOver || undefined}
      {...drop}
    >
      <h2 className="visually-hidden">Templates</h2>
      {problem && <ListProblem problem={problem} onRetry={tryAgain} />}
      {isCapped && (
        <p className="small ink-2">
          More than {countText(total ?? 0)} templates contain these words. These are some of them;
          add a word to see fewer.
        </p>
      )}
      <p className="visually-hidden" role="status">
        {total !== undefined &&
          !isChanging &&
          `${countText(total)} ${total === 1 ? 'template' : 'templates'}`}
      </p>
      {sections && total === 0 && <NoTemplates />}
      {sections && total !== 0 && <TemplateList sections={sections} />}
      {!sections && !problem && <ListSkeleton look={view.look} />}
    </section>
  );
}

/** A placeholder of the list. */
function ListSkeleton({ look }: { look: Look }) {
  return (
    <div aria-busy="true">
      <div className={`stack ${classes.skeletons}`} data-look={look}>
        {Array.from({ length: 6 }, (_, index) => (
          <CardSkeleton key={index} look={look} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        Loading templates...
      </p>
    </div>
  );
}

/** Passes files that are dropped on the list to the import. */
function useFileDrop() {
  const { open } = usePage();
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      open({ type: 'import', files });
    },
  };
}

/** Why the list is empty: no templates, no matches, or an empty trash. */
function NoTemplates() {
  const { view, changeView } = usePage();
  const folders = useTemplateFolders().data?.items ?? [];
  const createTemplate = useNewTemplate();
  const title = 'No templates found';
  if (isFiltered(view)) {
    const names = filterNames(view, folders).map(({ name }) => name);
    return (
      <EmptyState
        title={title}
        action={
          <Button variant="line" onClick={() => changeView(noFilter)}>
            Clear filters
          </Button>
        }
      >
        {view.search
          ? 'Try adjusting your search terms'
          : `Nothing matches ${names.join(' and ')}.`}
        {view.search &&
          names.length > 1 &&
          `. These filters hold as well: ${names.slice(1).join(', ')}.`}
      </EmptyState>
    );
  }
  if (view.isTrash) {
    return (
      <EmptyState
        title="The trash is empty"
        action={
          <Button variant="line" onClick={() => changeView({ isTrash: false })}>
            Back to templates
          </Button>
        }
      >
        What you delete is kept here for {trashDays} days.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={title}
      action={
        <>
          <Button onClick={createTemplate}>Create Template</Button>{' '}
          <ButtonLink to={pages.library} variant="line">
            Browse the library
          </ButtonLink>
        </>
      }
    >
      Create your first template to get started. It holds a subject and a text with placeholders for
      names, and the coach scores it.
    </EmptyState>
  );
}
