import { pages, trashDays } from '@replysmith/contract';
import { Button } from '../../../../ui/button/button.tsx';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { useDesk } from '../desk.ts';
import { useNewTemplate } from '../header/use-new-template.ts';
import { filterNames } from '../toolbar/filter-names.ts';
import { isFiltered, noFilter } from '../view/view.ts';
import { useTemplateFolders } from '../../../../data/templates/folders.ts';

/** Why there is nothing: nothing yet, nothing that matches, or nothing in the trash. */
export function NoTemplates() {
  const { view, changeView } = useDesk();
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
      Create your first template to get started. It keeps a subject and a text, with places for
      names, and the coach scores it.
    </EmptyState>
  );
}
