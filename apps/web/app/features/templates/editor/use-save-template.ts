import { type EmailTemplate, pages } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSignedInUser } from '../../../data/session.ts';
import { templateQuery, useCreateTemplate, useUpdateTemplate } from '../../../data/templates.ts';
import { ApiError, hasCode } from '../../../lib/api-error.ts';
import { forgetSendingKey, sendingKey } from '../../../lib/sending-key.ts';
import { isolated } from '../../../lib/words.ts';
import { showToast } from '../../../components/toast.tsx';
import type { EditorStart } from './editor-tabs.ts';
import {
  type TemplateForm,
  templateDrafts,
  type FormField,
  type Problems,
  changesOf,
  checkForm,
  formFields,
  templateFormOf,
  hasRequired,
  templateToSave,
} from './template-form.ts';
import type { FormState } from './use-template-form.ts';

/** The server's problems by field; "tags.3" belongs to the tags. */
function problemsOf(error: ApiError): Problems {
  const found = formFields.flatMap((field) => {
    const said = Object.entries(error.fields).find(([path]) => path.split('.')[0] === field);
    const problem = said?.[1][0];
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

type SaveOptions = {
  start: EditorStart;
  state: FormState;
  /** Focuses the first field with a problem. */
  onProblem: (field: FormField) => void;
};

/** Saves what is typed. After a failure it stays in the editor. */
export function useSaveTemplate({ start, state, onProblem }: SaveOptions) {
  const { template, original, key } = start;
  const { id: userId } = useSignedInUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useCreateTemplate();
  const update = useUpdateTemplate(template?.id ?? '');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [conflict, setConflict] = useState<EmailTemplate | null>(null);
  const [isOverLimit, setOverLimit] = useState(false);
  const isSaving = create.isPending || update.isPending;

  const findProblems = () =>
    checkForm(state.form, { name: template?.name ?? null, tags: start.base.tags });
  const show = (found: Problems) => {
    setProblems(found);
    const [first] = Object.keys(found) as FormField[];
    if (first) onProblem(first);
    return first !== undefined;
  };
  const explain = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (hasCode(error, 'idempotency_key_reused')) forgetSendingKey(key);
    if (hasCode(error, 'usage_limit_reached')) setOverLimit(true);
    else if (hasCode(error, 'version_conflict') && template) {
      setConflict(await client.query({ ...templateQuery(template.id), staleTime: 0 }));
    } else if (!show(problemsOf(error))) setFailure(error);
  };

  const createNew = async () => {
    const { form } = state;
    const template = original
      ? { ...templateToSave(form), parent_template_id: original.id }
      : leftOpen(form, start.base);
    const created = await create.mutateAsync({ template, key: sendingKey(key, template) });
    forgetSendingKey(key);
    const left = state.settle(form, created);
    state.drop();
    if (left) templateDrafts.write(templateDrafts.key(userId, created.id), left);
    showToast({
      title: original
        ? 'New template created based on the original!'
        : 'Template created successfully!',
      message: whereTo(created),
    });
    void navigate(pages.template(created.id), { replace: true });
  };
  const updateFrom = async (saved: EmailTemplate, version: number) => {
    const { form } = state;
    const changes = changesOf(templateFormOf(saved), form, version);
    const isChange = Object.keys(changes).length > 0;
    const updated = isChange ? await update.mutateAsync(changes) : saved;
    state.settle(form, updated);
    setConflict(null);
    showToast({ title: 'Template updated successfully!', message: updated.name });
  };
  const attempt = async (act: () => Promise<void>) => {
    if (isSaving) return false;
    setFailure(null);
    try {
      await act();
      return true;
    } catch (error) {
      await explain(error).catch((later: unknown) => {
        if (later instanceof ApiError) setFailure(later);
        else throw later;
      });
      return false;
    }
  };

  return {
    isSaving,
    /** Whether the form has no problem. */
    isFit: Object.keys(findProblems()).length === 0,
    problems,
    failure,
    /** The template as another tab or device has saved it meanwhile. */
    conflict,
    isOverLimit,
    save: () => {
      if (show(findProblems())) {
        if (hasRequired(state.form)) return Promise.resolve(false);
        const message = 'Please fill in all required fields before saving.';
        showToast({ title: 'Template not saved', message, kind: 'error' });
        return Promise.resolve(false);
      }
      return attempt(() => (template ? updateFrom(template, state.version) : createNew()));
    },
    keepMine: (theirs: EmailTemplate) => attempt(() => updateFrom(theirs, theirs.version)),
    takeTheirs: () => {
      const mine = state.typed;
      state.drop();
      setConflict(null);
      showToast({
        title: 'Theirs is shown',
        message: 'What you had typed is set aside.',
        action: { label: 'Undo', run: () => state.putBack(mine) },
      });
    },
    closeConflict: () => setConflict(null),
    closeLimit: () => setOverLimit(false),
    /** Removes the problems of changed fields. */
    forget: (fields: readonly string[]) => {
      setProblems((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field))),
      );
    },
  };
}

export type Saving = ReturnType<typeof useSaveTemplate>;

/**
 * A new template in the server's form. Folder and tags that nobody changed are left to the
 * settings.
 */
function leftOpen(form: TemplateForm, base: TemplateForm) {
  const { folder_id, tags, ...rest } = templateToSave(form);
  return {
    ...rest,
    ...(folder_id !== base.folder_id && { folder_id }),
    ...(tags.length > 0 && { tags }),
  };
}

/** The name of the new template, and the folder and tags that the settings gave it. */
function whereTo({ name, folder, tags }: EmailTemplate): string {
  const place = folder ? `, in “${isolated(folder.name)}”` : '';
  const labels = tags.length > 0 ? `, tagged ${tags.join(', ')}` : '';
  return `${name}${place}${labels}`;
}
