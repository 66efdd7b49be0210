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
import { ApiError } from '../../lib/api-error.ts';
import { countText } from '../../lib/words.ts';

/** What is to be changed: some by their ids, or whatever a filter shows. */
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
  /** Stopped, or broken off: the rest had no turn. */
  readonly isCut: boolean;
  /** Why it broke off. */
  readonly problem: unknown;
};

type Run = {
  readonly change: TemplateChange;
  readonly of: ChosenTemplates;
  /** Told how many had their turn. */
  readonly onProgress?: (count: number) => void;
  /** No further call is made; the one under way is waited for, so that its outcome is known. */
  readonly stop?: AbortSignal;
};

/** So many a call that progress shows. */
const batch = 100;

/** Changes templates call by call. A call that fails ends it; what was changed by then is reported. */
export async function changeTemplates(run: Run): Promise<ChangeOutcome> {
  const done: ChangeTemplatesReply['done'] = [];
  const failed: ChangeTemplatesReply['failed'] = [];
  let rest = firstPart(run.of);
  while (rest && !run.stop?.aborted) {
    try {
      const reply = await apiPost(
        paths.changeTemplates,
        { change: run.change, of: rest.part },
        ChangeTemplatesReply,
      );
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

/** Gives templates back the folders, tags and stars that they had. */
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

/** Throws when a template is left as it is, since an undo is done or it is not. */
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

/** What takes a change back; null where nothing can. */
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

/** The texts that a template had before the one of `version`, newest first. */
export function useTemplateVersions({ id, version }: { id: string; version: number }) {
  return useQuery({
    queryKey: ['template-versions', id, version],
    queryFn: ({ signal }) =>
      apiGet(`${paths.templateVersions}?template_id=${id}`, TemplateVersionList, { signal }),
  });
}

type Restoring = {
  id: string;
  /** The one to go back to. */
  version: number;
  /** The latest that was seen. */
  latest: number;
};

/** Goes back to an earlier text; the present one becomes a version like the others. */
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

/** What a search that is being typed may go on with. Without an answer there is just none. */
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
