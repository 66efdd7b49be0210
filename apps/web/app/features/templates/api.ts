import {
  ChangeTemplatesReply,
  EmailTemplate,
  type PutBackTemplatesRequest,
  type TemplateChange,
  type TemplateFilter,
  TemplateSuggestions,
  TemplateVersionList,
  lengths,
  paths,
} from '@replysmith/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showTemplate, templatesKey } from '../../data/templates.ts';
import { apiGet, apiPost } from '../../lib/http.ts';
import { postOnce } from '../../lib/sending-key.ts';
import { ApiError } from '../../lib/api-error.ts';
import { countText } from '../../lib/words.ts';

/** The templates to change: by their ids, or all that a filter shows. */
export type ChosenTemplates =
  | { readonly ids: readonly string[] }
  | {
      readonly matching: {
        readonly filter: TemplateFilter;
        readonly made_before: string;
        readonly except: readonly string[];
      };
    };

export type ChangeOutcome = Pick<ChangeTemplatesReply, 'done' | 'failed'> & {
  /** The change was stopped or failed, so the rest was not reached. */
  readonly isCut: boolean;
  /** The error that ended it. */
  readonly problem: unknown;
};

type Run = {
  readonly change: TemplateChange;
  readonly of: ChosenTemplates;
  /** Called with the number of templates handled. */
  readonly onProgress?: (count: number) => void;
  /** Stops after the present call, whose outcome is still waited for. */
  readonly stop?: AbortSignal;
};

/** Templates per call, so that progress can be shown. */
const batch = 100;

/**
 * Changes templates call by call. A failed call ends it, and what was changed before is reported.
 */
export async function changeTemplates(run: Run): Promise<ChangeOutcome> {
  const done: ChangeTemplatesReply['done'] = [];
  const failed: ChangeTemplatesReply['failed'] = [];
  let rest = firstPart(run.of);
  while (rest && !run.stop?.aborted) {
    try {
      const reply = await post({ change: run.change, of: rest.part });
      done.push(...reply.done);
      failed.push(...reply.failed);
      rest = rest.next(reply);
    } catch (problem) {
      if (done.length + failed.length === 0) throw problem;
      return { done, failed, isCut: true, problem };
    }
    run.onProgress?.(done.length + failed.length);
  }
  return { done, failed, isCut: rest !== null, problem: null };
}

/** Any change but a copy can be sent twice. */
function post(body: { readonly change: TemplateChange; readonly of: object }) {
  const path = paths.changeTemplates;
  return body.change.type === 'duplicate'
    ? postOnce('template-copies', path, body, ChangeTemplatesReply)
    : apiPost(path, body, ChangeTemplatesReply);
}

type Part = {
  readonly part: object;
  readonly next: (reply: ChangeTemplatesReply) => Part | null;
};

function firstPart(of: ChosenTemplates): Part | null {
  return 'ids' in of ? partOfIds(of.ids) : partOfMatching(of.matching, null);
}

function partOfIds(ids: readonly string[]): Part | null {
  if (ids.length === 0) return null;
  return {
    part: { ids: ids.slice(0, batch) },
    next: () => partOfIds(ids.slice(batch)),
  };
}

function partOfMatching(matching: object, after: string | null): Part {
  return {
    part: { matching: { ...matching, after } },
    next: ({ next }) => (next === null ? null : partOfMatching(matching, next)),
  };
}

type PutBack = PutBackTemplatesRequest['items'];

type Replied = Pick<ChangeTemplatesReply, 'done' | 'failed'>;

/** Restores the folders, tags and stars of templates. */
async function putBackTemplates(items: PutBack): Promise<Replied> {
  const all: Replied = { done: [], failed: [] };
  for (let from = 0; from < items.length; from += lengths.bulkChange) {
    const part = items.slice(from, from + lengths.bulkChange);
    const reply = await apiPost(paths.putBackTemplates, { items: part }, ChangeTemplatesReply);
    all.done.push(...reply.done);
    all.failed.push(...reply.failed);
  }
  return all;
}

/** Throws when a template was not changed, since an undo is done completely or not at all. */
export function allOrThrow({ done, failed, problem }: Omit<ChangeOutcome, 'isCut'>): void {
  if (problem) throw problem instanceof Error ? problem : new Error('It broke off.');
  const [first] = failed;
  if (!first) return;
  const all = countText(done.length + failed.length);
  throw new ApiError({
    kind: 'http',
    code: 'not_all_changed',
    message: `${countText(failed.length)} of ${all} could not be put back: ${first.reason}`,
  });
}

/** The undo of a change; null when there is none. */
export function undoOf(
  change: TemplateChange,
  { done }: Pick<ChangeOutcome, 'done'>,
): (() => Promise<void>) | null {
  if (done.length === 0) return null;
  const ids = done.map(({ id }) => id);
  switch (change.type) {
    case 'tag':
    case 'move':
    case 'archive':
    case 'favorite':
      return async () => {
        const reply = await putBackTemplates(done.map(({ id, before }) => ({ id, ...before })));
        allOrThrow({ ...reply, problem: null });
      };
    case 'delete':
      return () => all('restore', ids);
    case 'restore':
      return () => all('delete', ids);
    case 'duplicate':
      return () =>
        all(
          'delete',
          done.flatMap(({ copy_id }) => copy_id ?? []),
        );
    case 'purge':
      return null;
  }
}

async function all(type: 'restore' | 'delete', ids: readonly string[]): Promise<void> {
  allOrThrow(await changeTemplates({ change: { type }, of: { ids } }));
}

/** The texts of a template before the given version, newest first. */
export function useTemplateVersions({ id, version }: { id: string; version: number }) {
  return useQuery({
    queryKey: ['template-versions', id, version],
    queryFn: ({ signal }) =>
      apiGet(`${paths.templateVersions}?template_id=${id}`, TemplateVersionList, { signal }),
  });
}

type Restoring = {
  id: string;
  /** The version to restore. */
  version: number;
  /** The latest version that was seen. */
  latest: number;
};

/** Restores an earlier text as a new version. */
export function useRestoreVersion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, latest }: Restoring) =>
      apiPost(paths.restoreTemplateVersion, { template_id: id, version, latest }, EmailTemplate),
    onSuccess: (template) => showTemplate(client, template),
  });
}

const shortest = 2;
const nothing: TemplateSuggestions = { tags: [], words: [] };

/** Suggestions for a search that is being typed; empty until the server answers. */
export function useTypeahead(typed: string, isWanted: boolean): TemplateSuggestions {
  const search = typed.trim();
  const isAsked = isWanted && search.length >= shortest;
  const { data = nothing } = useQuery({
    queryKey: [templatesKey, 'suggestions', search],
    queryFn: ({ signal }) =>
      apiGet(
        `${paths.templateSuggestions}?${new URLSearchParams({ search })}`,
        TemplateSuggestions,
        {
          signal,
        },
      ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isAsked ? data : nothing;
}
