import { pages, defaultCategory } from '@replysmith/contract';
import type { EmailStage, EmailText, TemplateFiling } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { templateFilingQuery } from '../../../data/templates/file-template.ts';
import { useCreateTemplate } from '../../../data/templates/template.ts';
import { hasCode } from '../../../lib/wire/api-error.ts';
import { forgetSendingKey, sendingKey } from '../../../lib/wire/sending-key.ts';
import { isolated } from '../../../lib/words/isolated.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { checkFields, type Problems } from './fields/check-fields.ts';
import { explainSave } from './explain-save.ts';
import { forgetFields } from './fields/kept-fields.ts';
import type { SaveFields } from './fields/save-fields.ts';
import type { TypedFields } from './fields/use-typed-fields.ts';

type SaveOptions = {
  said: TypedFields;
  /** What the template will say. */
  email: EmailText;
  /** As the coach read it, where the writer said so. */
  stage: EmailStage | null;
  start: SaveFields;
  /** What the server knows of the email; undefined while it has not said. */
  filing: TemplateFiling | undefined;
  onSaved: () => void;
};

/** The form that makes a template of an email; what was typed stays until the server has said yes. */
export function useSaveForm({ said, email, stage, start, filing, onSaved }: SaveOptions) {
  const { place, typed, type } = said;
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isOverLimit, setOverLimit] = useState(false);
  const [nearCopy, setNearCopy] = useState<TemplateFiling['near_copy']>(null);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync: create, isPending } = useCreateTemplate();
  const fields: SaveFields = { ...start, ...typed };

  const show = (found: Problems) => {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return Object.keys(found).length > 0;
  };
  /** Without an answer there is nothing to tell, and it is saved. */
  const findCopy = async () => {
    const text = { subject_line: email.subject ?? '', email_content: email.body };
    const found = await client.query(templateFilingQuery(text)).catch(() => null);
    return found?.near_copy ?? null;
  };
  const save = async ({ isCopyWanted = false } = {}) => {
    if (isPending || show(checkFields(fields))) return;
    const copied = isCopyWanted ? null : await findCopy();
    setNearCopy(copied);
    if (copied) return;
    setFailure(null);
    setOverLimit(false);
    const request = requestOf(fields, email, stage);
    const { tags, ...untagged } = request;
    // Nobody saw which tags it would get, so nobody has refused them.
    const isOpen = tags.length === 0 && typed.tags === undefined && filing === undefined;
    const template = isOpen ? untagged : request;
    try {
      const saved = await create({ template, key: sendingKey(place, template) });
      forgetSendingKey(place);
      forgetFields(place);
      showToast({
        title: 'Template saved successfully!',
        message: saved.folder
          ? `${isolated(saved.name)}, in “${isolated(saved.folder.name)}”`
          : saved.name,
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
    /** The template that has nearly the same words, once that was said. */
    nearCopy,
    isSaving: isPending,
    save,
    change: (changes: Partial<SaveFields>) => {
      type(changes);
      // It was looked for by the words that were there before.
      if (changes.keepsFilled !== undefined) setNearCopy(null);
      setProblems((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changes))),
      );
    },
  };
}

export type SaveForm = ReturnType<typeof useSaveForm>;

function requestOf(fields: SaveFields, { body }: EmailText, stage: EmailStage | null) {
  return {
    name: fields.name.trim(),
    subject_line: fields.subject.trim(),
    email_content: body,
    category: fields.category || defaultCategory,
    tags: [...fields.tags],
    description: null,
    template_variables: [],
    stage,
    is_favorite: false,
    parent_template_id: null,
    library_template_id: null,
  };
}
