import {
  type EmailStage,
  type EmailText,
  type NewTemplateSuggestionsRequest,
  type NewTemplateSuggestions,
  defaultCategory,
  pages,
  paths,
} from '@replysmith/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../../components/toast.tsx';
import { templatesKey, useCreateTemplate } from '../../../data/templates.ts';
import {
  ApiError,
  hasCode,
  isUnauthenticated,
  mayHaveHappened,
  unexpectedError,
} from '../../../lib/api-error.ts';
import { apiPost } from '../../../lib/http.ts';
import { forgetSendingKey, sendingKey } from '../../../lib/sending-key.ts';
import { isolated } from '../../../lib/words.ts';
import {
  type SaveProblems,
  type SaveFields,
  type TypedFields,
  checkFields,
  typedFields,
} from './save-fields.ts';
import { list, reply } from '../../../lib/checks.ts';

const suggestions = reply<NewTemplateSuggestions>({ tags: list });

type Explanation = {
  /** Shown below the fields; null when everything is shown beside them. */
  readonly failure: string | null;
  readonly problems: SaveProblems;
  readonly isOverLimit: boolean;
};

const fieldNames = {
  name: 'name',
  subject_line: 'subject',
  category: 'category',
  tags: 'tags',
} as const;

/** Why an email could not be saved as a template. */
function explainSave(error: unknown): Explanation {
  const said = { problems: {}, isOverLimit: false };
  if (!(error instanceof ApiError)) {
    return { ...said, failure: `${unexpectedError}. Please try again.` };
  }
  if (isUnauthenticated(error)) {
    return { ...said, failure: 'You must be logged in to save templates.' };
  }
  if (hasCode(error, 'usage_limit_reached')) return { ...said, failure: null, isOverLimit: true };
  const problems = problemsOf(error);
  if (Object.keys(problems).length > 0) return { ...said, problems, failure: null };
  const reason = error.fields['email_content']?.[0];
  if (reason) return { ...said, failure: `${reason}.` };
  const doubt = mayHaveHappened(error) ? ' Saving again never saves twice.' : '';
  const request = error.requestId ? ` Request ${error.requestId}.` : '';
  return { ...said, failure: `Failed to save template. Please try again.${doubt}${request}` };
}

/** The server's problems by field; "tags.3" belongs to the tags. */
function problemsOf(error: ApiError): SaveProblems {
  const found = Object.entries(error.fields).flatMap(([path, [problem]]) => {
    const field = Object.entries(fieldNames).find(([name]) => name === path.split('.')[0])?.[1];
    return field && problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

type SaveOptions = {
  said: TypedFields;
  /** The text of the template. */
  email: EmailText;
  /** The stage that the writer stated for the coach. */
  stage: EmailStage | null;
  start: SaveFields;
  /** What the server suggests for the email; undefined until it has answered. */
  suggested: NewTemplateSuggestions | undefined;
  onSaved: () => void;
};

/** The form for a template. What was typed stays until the server has saved it. */
export function useSaveForm({ said, email, stage, start, suggested, onSaved }: SaveOptions) {
  const { key, typed, type } = said;
  const [problems, setProblems] = useState<SaveProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isOverLimit, setOverLimit] = useState(false);
  const [nearCopy, setNearCopy] = useState<NewTemplateSuggestions['near_copy']>(null);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync: create, isPending } = useCreateTemplate();
  const fields: SaveFields = { ...start, ...typed };

  const show = (found: SaveProblems) => {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return Object.keys(found).length > 0;
  };
  /** When the server does not answer, it is saved without a warning. */
  const findCopy = async () => {
    const text = { subject_line: email.subject ?? '', email_content: email.body };
    const found = await client.query(newTemplateSuggestionsQuery(text)).catch(() => null);
    return found?.near_copy ?? null;
  };
  const save = async ({ isCopyWanted = false } = {}) => {
    if (isPending || show(checkFields(fields, start.tags))) return;
    const copied = isCopyWanted ? null : await findCopy();
    setNearCopy(copied);
    if (copied) return;
    setFailure(null);
    setOverLimit(false);
    const request = requestOf(fields, email, stage);
    const { tags, ...untagged } = request;
    // Suggested tags that nobody has seen were not refused, so the server adds its own.
    const isOpen = tags.length === 0 && typed.tags === undefined && suggested === undefined;
    const template = isOpen ? untagged : request;
    try {
      const saved = await create({ template, key: sendingKey(key, template) });
      forgetSendingKey(key);
      typedFields.remove(key);
      showToast({
        title: 'Template saved successfully!',
        message: saved.folder
          ? `${isolated(saved.name)}, in “${isolated(saved.folder.name)}”`
          : saved.name,
        link: { to: pages.template(saved.id), label: 'Open template' },
      });
      onSaved();
    } catch (error) {
      if (hasCode(error, 'idempotency_key_reused')) forgetSendingKey(key);
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
    /** The template with almost the same text, once the server has named it. */
    nearCopy,
    isSaving: isPending,
    save,
    change: (changes: Partial<SaveFields>) => {
      type(changes);
      // The copy was looked for with the former text.
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
    stage,
  };
}

type NewText = Pick<NewTemplateSuggestionsRequest, 'subject_line' | 'email_content'>;

const newTemplateSuggestionsQuery = (text: NewText) =>
  queryOptions({
    queryKey: [templatesKey, 'filing', text.subject_line, text.email_content],
    queryFn: ({ signal }) => apiPost(paths.suggestForNewTemplate, text, suggestions, { signal }),
    staleTime: 60_000,
    retry: false,
  });

/** Where a new template belongs; undefined until that is known, and after a failure. */
export function useNewTemplateSuggestions(text: NewText): NewTemplateSuggestions | undefined {
  return useQuery(newTemplateSuggestionsQuery(text)).data;
}
