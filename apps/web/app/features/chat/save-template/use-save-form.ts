import { pages, defaultCategory, type EmailStage, type EmailText } from '@replysmith/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSignedInUser } from '../../../data/session.ts';
import { useCreateTemplate } from '../../../data/templates/template.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { forgetSendingKey, sendingKey } from '../../../lib/sending-key.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { checkFields, type Problems } from './check-fields.ts';
import { explainSave } from './explain-save.ts';
import { forgetFields, keepFields, keptFields, placeOf } from './kept-fields.ts';
import type { SaveFields } from './save-fields.ts';

type SaveOptions = {
  /** What is saved, named among all that can be. */
  what: string;
  email: EmailText;
  /** As the coach read it, where the writer said so. */
  stage: EmailStage | null;
  start: SaveFields;
  onSaved: () => void;
};

/** The form that makes a template of an email; what was typed stays until the server has said yes. */
export function useSaveForm({ what, email, stage, start, onSaved }: SaveOptions) {
  const { id: userId } = useSignedInUser();
  const place = placeOf(userId, what);
  const [typed, setTyped] = useState(() => keptFields(place));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isOverLimit, setOverLimit] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync: create, isPending } = useCreateTemplate();
  const fields: SaveFields = { ...start, ...typed };

  const show = (found: Problems) => {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return Object.keys(found).length > 0;
  };
  const save = async () => {
    if (isPending || show(checkFields(fields))) return;
    setFailure(null);
    setOverLimit(false);
    const template = requestOf(fields, email, stage);
    try {
      const saved = await create({ template, key: sendingKey(place, template) });
      forgetSendingKey(place);
      forgetFields(place);
      showToast({
        title: 'Template saved successfully!',
        message: saved.name,
        link: { to: pages.template(saved.id), label: 'Open template' },
      });
      onSaved();
    } catch (error) {
      if (hasCode(error, 'idempotency_key_reused')) forgetSendingKey(place);
      const explained = explainSave(error);
      setOverLimit(explained.isOverLimit);
      setFailure(explained.failure);
      if (explained.failure) {
        showToast({ title: 'Template not saved', message: explained.failure, kind: 'error' });
      }
      show(explained.problems);
    }
  };
  return {
    form,
    fields,
    problems,
    failure,
    isOverLimit,
    isSaving: isPending,
    save,
    change: (changes: Partial<SaveFields>) => {
      const next = { ...typed, ...changes };
      setTyped(next);
      keepFields(place, next);
      setProblems((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changes))),
      );
    },
  };
}

function requestOf(fields: SaveFields, { body }: EmailText, stage: EmailStage | null) {
  return {
    name: fields.name.trim(),
    subject_line: fields.subject.trim(),
    email_content: body,
    category: fields.category || defaultCategory,
    tags: [...fields.tags],
    folder_id: null,
    description: null,
    template_variables: [],
    stage,
    is_favorite: false,
    parent_template_id: null,
    library_template_id: null,
  };
}
