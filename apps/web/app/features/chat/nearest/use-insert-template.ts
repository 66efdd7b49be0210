import type { NearestTemplate } from '@replysmith/contract';
import { useNavigate } from 'react-router';
import type { LoadTemplate } from '../../../data/templates/load-template.ts';
import { useFindTemplateText } from '../../../data/templates/nearest-templates.ts';
import { useRecordUse } from '../../../data/templates/record-use.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

/** Puts a template into this chat's draft, above what stands there. */
export function useInsertTemplate() {
  const find = useFindTemplateText();
  const navigate = useNavigate();
  const { mutate: record } = useRecordUse();
  return async (template: NearestTemplate) => {
    const { id, name, source } = template;
    const isOwn = source === 'own';
    try {
      const { subject_line, email_content } = await find(template);
      const loadTemplate: LoadTemplate = {
        subject: subject_line,
        content: email_content,
        templateName: name,
        isFromLibrary: !isOwn,
        ...(isOwn && { templateId: id }),
      };
      if (isOwn) record({ id, type: 'use' });
      void navigate('.', { replace: true, state: { loadTemplate }, preventScrollReset: true });
    } catch (error) {
      const { message } = explainFailure(error);
      showToast({ title: 'The template could not be used', message, kind: 'error' });
    }
  };
}
