import { pages } from '@replysmith/contract';
import { useProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { useTemplate } from '../../../data/templates.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { Banner } from '../../../components/banner.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import type { EditorStart } from './editor-tabs.ts';
import { Editor } from './editor.tsx';
import { templateDrafts, blankTemplateForm, copyOf, templateFormOf } from './template-form.ts';
import classes from './editor.module.css';

/** The editor of an own template. */
export function EditTemplatePage({ id }: { id: string }) {
  const { id: userId } = useSignedInUser();
  const { data, error, refetch } = useTemplate(id);
  if (data) {
    if (data.deleted_at !== null) return <TemplateMissing isInTrash />;
    const start: EditorStart = {
      key: templateDrafts.key(userId, id),
      base: templateFormOf(data),
      template: data,
      original: null,
    };
    return <Editor key={id} start={start} />;
  }
  if (isNotFound(error)) return <TemplateMissing />;
  if (error) return <TemplateProblem error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}

/** The editor of a copy, which is saved as a new template. */
export function CopyTemplatePage({ of }: { of: string }) {
  const { id: userId } = useSignedInUser();
  const { data, error, refetch } = useTemplate(of);
  if (data) {
    const start: EditorStart = {
      key: templateDrafts.key(userId, `copy:${of}`),
      base: copyOf(data),
      template: null,
      original: data,
    };
    return <Editor key={`copy:${of}`} start={start} />;
  }
  if (isNotFound(error)) return <TemplateMissing />;
  if (error) return <TemplateProblem error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}

/** The editor of a new template, in the default folder of the settings. */
export function NewTemplatePage() {
  const { id: userId } = useSignedInUser();
  const { data, error } = useProfile(userId);
  if (!data && !error) return <Loading />;
  const start: EditorStart = {
    key: templateDrafts.key(userId, 'new'),
    base: blankTemplateForm(data?.workflow_settings.defaultTemplateFolder ?? null),
    template: null,
    original: null,
  };
  return <Editor key="new" start={start} />;
}

function Loading() {
  return (
    <main>
      <Skeleton label="Loading template..." />
    </main>
  );
}

/** The template could not be loaded. */
function TemplateProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <main className={`stack gap-5 ${classes.page}`}>
      <Banner
        tone="danger"
        title="Error Loading Template"
        action={<TryAgain size="small" onClick={onRetry} />}
      >
        Unable to load template: {error.message}
      </Banner>
    </main>
  );
}

/** There is no such template, or it is in the trash. */
function TemplateMissing({ isInTrash = false }: { isInTrash?: boolean }) {
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
          ? 'Restore it first, then you can change it.'
          : 'It was deleted for good, or the address has a typo.'}
      </EmptyState>
    </main>
  );
}
