import { pages, type CreateEmailTemplateRequest, type LibraryTemplate } from '@replysmith/contract';
import { useState } from 'react';
import { useSubscription } from '../../../../data/payment/subscription.ts';
import { useSavedFromLibrary } from '../../../../data/templates/library.ts';
import { useCreateTemplate } from '../../../../data/templates/template.ts';
import { usageOf } from '../../../../data/usage/feature-usage.ts';
import { ApiError } from '../../../../lib/wire/api-error.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { randomUuid } from '../../../../lib/random-uuid.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';

/** Saves templates of the library among one's own, each once however often it is asked for. */
export function useSaveTemplate() {
  const saved = useSavedFromLibrary();
  const { data: subscription } = useSubscription();
  const { mutate, isPending, error } = useCreateTemplate();
  const [keys] = useState(() => new Map<string, string>());
  const isRefused = error instanceof ApiError && error.code === 'usage_limit_reached';
  const usage = subscription ? usageOf(subscription, 'templates_saved') : null;

  const save = (template: LibraryTemplate) => {
    if (isPending) return;
    const key = keys.get(template.id) ?? randomUuid();
    keys.set(template.id, key);
    mutate(
      { template: copyOf(template), key },
      {
        onSuccess: ({ id }) => {
          keys.delete(template.id);
          showToast({
            title: 'Saved to My Templates',
            message: template.name,
            link: { to: pages.template(id), label: 'Open' },
          });
        },
        onError: (failure) => {
          // What the plan does not allow is told wherever it was asked for.
          if (failure instanceof ApiError && failure.code === 'usage_limit_reached') return;
          const { message } = explainFailure(failure);
          showToast({ title: 'The template was not saved', message, kind: 'error' });
        },
      },
    );
  };
  return { saved, save, isSaving: isPending, isFull: usage?.left === 0 || isRefused };
}

export type SaveTemplate = ReturnType<typeof useSaveTemplate>;

function copyOf(template: LibraryTemplate): CreateEmailTemplateRequest {
  const { name, subject_line, email_content, category, tags, template_variables } = template;
  return {
    ...{ name, subject_line, email_content, category, tags, template_variables },
    stage: template.stage,
    description: template.purpose,
    is_favorite: false,
    parent_template_id: null,
    library_template_id: template.id,
  };
}
