import { findBlanks } from '@replysmith/coach/light';
import {
  type EmailText,
  type NearestTemplate,
  type NearestTemplatesReply,
  type TemplateText,
  findVariables,
  paths,
} from '@replysmith/contract';
import {
  type QueryClient,
  keepPreviousData,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { EmailText as ShownEmailText } from '../../../components/changed-words.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { EmailSheet, Sheet } from '../../../components/sheet.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { showToast } from '../../../components/toast.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import type { LoadTemplate } from '../../../data/load-template.ts';
import { templateQuery, templatesKey, useRecordUse } from '../../../data/templates.ts';
import { ApiError, explainFailure } from '../../../lib/api-error.ts';
import { apiPost } from '../../../lib/http.ts';
import { useComesNear } from '../../../lib/use-comes-near.ts';
import { useSettled } from '../../../lib/timing.ts';
import { libraryQuery } from '../../../data/library.ts';
import classes from './follow-ups.module.css';
import { listOf, record, reply } from '../../../lib/checks.ts';

const nearest = reply<NearestTemplatesReply>({ items: listOf(record) });

const settledAfter = 800;

/** Templates similar to the email, one's own and the library's; nothing when there are none. */
export function TemplateSuggestions({ email }: { email: EmailText }) {
  const { element, isNear } = useComesNear<HTMLDivElement>();
  const subject = useSettled(email.subject, settledAfter);
  const body = useSettled(email.body, settledAfter);
  const templates = useTemplateSuggestions({ subject, body }, isNear);
  const [previewed, setPreviewed] = useState<NearestTemplate | null>(null);
  const insert = useInsertTemplate();
  return (
    <div
      ref={element}
      className={`min-w-0 ${classes.place}`}
      data-empty={templates.length === 0 || undefined}
    >
      {templates.length > 0 && (
        <section className={classes.nearest}>
          <h3 className="label">Templates like this email</h3>
          <ul>
            {templates.map((template) => (
              <li
                className="grid items-center line-below"
                key={`${template.source}:${template.id}`}
              >
                <span className={`breakable ${classes.name}`}>{template.name}</span>
                <span className={`small ink-3 pretty ${classes.about}`}>
                  {sourceWords(template)}, {likenessWords(template.similarity)}. {template.reason}
                </span>
                <span className={`inline-flex gap-1 ${classes.ways}`}>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Preview “${template.name}”`}
                    onClick={() => setPreviewed(template)}
                  >
                    Preview
                  </Button>
                  <Button
                    variant="line"
                    size="small"
                    aria-label={`Use “${template.name}”`}
                    onClick={() => void insert(template)}
                  >
                    Use
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SuggestionPreview
        template={previewed}
        onClose={() => setPreviewed(null)}
        onUse={(template) => {
          setPreviewed(null);
          void insert(template);
        }}
      />
    </div>
  );
}

/** Puts a template into this chat's draft, above its present text. */
function useInsertTemplate() {
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

type SuggestionPreviewProps = {
  /** Null while none is open. */
  template: NearestTemplate | null;
  onClose: () => void;
  onUse: (template: NearestTemplate) => void;
};

/** A similar template, as it is stored. */
function SuggestionPreview({ template, onClose, onUse }: SuggestionPreviewProps) {
  const { data: text, error, refetch } = useTemplateText(template);
  return (
    <Dialog label="Preview" isOpen={template !== null} onClose={onClose} size="medium">
      {template && (
        <>
          <h2 className="head">{template.name}</h2>
          <p className={`ink-2 pretty ${classes.lede}`}>
            {sourceWords(template)}. {template.reason}
          </p>
          {text && (
            <Sheet>
              <EmailSheet
                subject={<ShownEmailText text={text.subject_line} findBlanks={openPlaces} />}
                body={<ShownEmailText text={text.email_content} findBlanks={openPlaces} />}
              />
            </Sheet>
          )}
          {!text && !error && <Skeleton label="Loading template..." />}
          {error && (
            <p role="alert">
              {explainFailure(error).message}{' '}
              <TryAgain size="small" onClick={() => void refetch()} />
            </p>
          )}
          <div className="row mt-5">
            <Button onClick={() => onUse(template)}>Use in the draft</Button>
            <Button variant="line" onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The open places of a template's text. */
function openPlaces(text: string) {
  const variables = findVariables(text).map((variable) => ({ ...variable, isVariable: true }));
  return [...findBlanks(text), ...variables].toSorted((one, other) => one.start - other.start);
}

function sourceWords({ source, category }: NearestTemplate): string {
  return source === 'own' ? `Yours, ${category}` : `Library, ${category}`;
}

/**
 * How similar two texts are, in words. From 0.4 on they are about the same matter with the same
 * purpose.
 */
function likenessWords(similarity: number): string {
  if (similarity >= 0.85) return 'nearly the same';
  return similarity >= 0.4 ? 'very similar' : 'partly similar';
}

const suggestionsQuery = ({ subject, body }: EmailText) =>
  queryOptions({
    queryKey: [templatesKey, 'nearest', subject, body],
    queryFn: async ({ signal }) =>
      (await apiPost(paths.nearestTemplates, { subject, body }, nearest, { signal })).items,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Similar templates; empty when they are not wanted, and after a failure. */
function useTemplateSuggestions(email: EmailText, isWanted: boolean) {
  const { data = [] } = useQuery({ ...suggestionsQuery(email), enabled: isWanted });
  return data;
}

async function findText(
  client: QueryClient,
  { source, id }: NearestTemplate,
): Promise<TemplateText> {
  if (source === 'own') return client.query(templateQuery(id));
  const library = await client.query(libraryQuery);
  const found = library.find((template) => template.id === id);
  if (found) return found;
  const message = 'The library no longer has this template.';
  throw new ApiError({ kind: 'unreadable', code: 'not_found', message });
}

/** Loads the text of a similar template. */
function useFindTemplateText() {
  const client = useQueryClient();
  return (template: NearestTemplate) => findText(client, template);
}

/** The text of the open template; null when none is open. */
function useTemplateText(template: NearestTemplate | null) {
  return useQuery({
    queryKey: [templatesKey, 'text', template?.source, template?.id],
    queryFn: template ? ({ client }) => findText(client, template) : skipToken,
  });
}
