import { pages } from '@replysmith/contract';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

/** There is no such template, or none that could be written to. */
export function TemplateMissing({ isInTrash = false }: { isInTrash?: boolean }) {
  return (
    <main>
      <EmptyState
        isPage
        title={isInTrash ? 'This template is in the trash' : 'Template not found'}
        action={
          <ButtonLink to={isInTrash ? pages.trash : pages.templates}>
            {isInTrash ? 'Open the trash' : 'My Templates'}
          </ButtonLink>
        }
      >
        {isInTrash
          ? 'Take it out first, then you can change it.'
          : 'It was deleted for good, or the address has a slip in it.'}
      </EmptyState>
    </main>
  );
}
