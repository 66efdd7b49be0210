import {
  ChangeTemplatesReply,
  lengths,
  paths,
  type PutBackTemplatesRequest,
  type TemplateChange,
  type TemplateFilter,
} from '@replysmith/contract';
import { apiPost } from '../../lib/wire/api-client.ts';

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

/** Changes templates call by call. A call that fails ends it; what was changed by then is told. */
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
export async function putBackTemplates(items: PutBack): Promise<Replied> {
  const all: Replied = { done: [], failed: [] };
  for (let from = 0; from < items.length; from += lengths.bulkChange) {
    const part = items.slice(from, from + lengths.bulkChange);
    const reply = await apiPost(paths.putBackTemplates, { items: part }, ChangeTemplatesReply);
    all.done.push(...reply.done);
    all.failed.push(...reply.failed);
  }
  return all;
}
