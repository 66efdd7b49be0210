import { useProfile } from '../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { useTemplate } from '../../../data/templates/template.ts';
import { isNotFound } from '../../../lib/wire/api-error.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { EditorStart } from './editor-start.ts';
import { Editor } from './editor.tsx';
import { placeOf } from './form/kept-form.ts';
import { blankForm, copyOf, formOf } from './form/template-form.ts';
import { TemplateMissing } from './template-missing.tsx';
import { TemplateProblem } from './template-problem.tsx';

/** The editor of a template of one's own. */
export function EditTemplatePage({ id }: { id: string }) {
  const { id: userId } = useSignedInUser();
  const { data, error, refetch } = useTemplate(id);
  if (data) {
    if (data.deleted_at !== null) return <TemplateMissing isInTrash />;
    const start: EditorStart = {
      place: placeOf(userId, id),
      base: formOf(data),
      template: data,
      original: null,
    };
    return <Editor key={id} start={start} />;
  }
  if (isNotFound(error)) return <TemplateMissing />;
  if (error) return <TemplateProblem error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}

/** The editor of a copy, which is saved as a template of its own. */
export function CopyTemplatePage({ of }: { of: string }) {
  const { id: userId } = useSignedInUser();
  const { data, error, refetch } = useTemplate(of);
  if (data) {
    const start: EditorStart = {
      place: placeOf(userId, `copy:${of}`),
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

/** The editor of a new template, in the folder that the profile names for new ones. */
export function NewTemplatePage() {
  const { id: userId } = useSignedInUser();
  const { data, error } = useProfile(userId);
  if (!data && !error) return <Loading />;
  const start: EditorStart = {
    place: placeOf(userId, 'new'),
    base: blankForm(data?.workflow_settings.defaultTemplateFolder ?? null),
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
