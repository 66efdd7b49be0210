import { type EmailTemplate, EmailTemplateQuery } from '@replysmith/contract';
import type { Host, OwnTemplates, Template } from '@replysmith/mcp';
import { z } from 'zod';
import { asAppError } from '../../platform/context/as-app-error.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { listTemplates } from '../templates/list.ts';
import { getTemplate } from '../templates/service.ts';
import { findNearestTemplates } from '../templates/similar.ts';

type Caller = {
  /** Whether the key may read what its owner stores. */
  readonly mayRead: boolean;
  /** Seconds to wait for the next call; null when there is no need. */
  readonly countCall: () => Promise<number | null>;
  /** Throws when there were too many lately. */
  readonly countSearch: (kind: 'search' | 'likeness') => Promise<void>;
};

const Notification = z.object({ method: z.string(), id: z.undefined().optional() });
const ToolCall = z.object({
  method: z.literal('tools/call'),
  id: z.string().or(z.number()),
});

/** Answers one message of an agent, which acts for the person who calls. */
export async function answerAgent(
  ctx: Context,
  { mayRead, countCall, countSearch }: Caller,
  request: Request,
  message: unknown,
): Promise<Response> {
  // Nothing is done for a notification, nor is it answered.
  const wait = Notification.safeParse(message).success ? null : await countCall();
  if (wait !== null) return refuseCall(message, wait);
  const host: Host = {
    coach: ctx.ai.coach,
    own: mayRead ? ownTemplates(ctx, countSearch) : null,
    explain: (error) => {
      const known = asAppError(error);
      if (known.code !== 'internal') return known.message;
      ctx.log.warn({ err: error, requestId: ctx.call.requestId }, 'an agent’s call failed');
      // The coach has no room, or no time for this text.
      return new AppError('unavailable').message;
    },
  };
  // Loaded with the first call, since not every server has agents.
  const { answerRequest } = await import('@replysmith/mcp');
  return answerRequest(host, request, message);
}

/** An agent reads what a tool gives; any other refusal looks to it like a broken connection. */
function refuseCall(message: unknown, wait: number): Response {
  const minutes = Math.ceil(wait / 60);
  const refusal = new AppError('tool_calls_limited', {
    values: { wait: minutes === 1 ? 'a minute' : `${minutes} minutes` },
    retryAfterSeconds: wait,
  });
  const call = ToolCall.safeParse(message).data;
  if (!call) throw refusal;
  const result = { content: [{ type: 'text', text: refusal.message }], isError: true };
  return Response.json({ jsonrpc: '2.0', id: call.id, result });
}

const mostFound = 5;

function ownTemplates(ctx: Context, countSearch: Caller['countSearch']): OwnTemplates {
  const page = (query: z.input<typeof EmailTemplateQuery>) =>
    listTemplates(ctx, EmailTemplateQuery.parse(query));
  const get = async (id: string): Promise<Template | null> => {
    if (!z.uuid().safeParse(id).success) return null;
    const template = await getTemplate(ctx, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
    return template === null || template.deleted_at !== null ? null : toTemplate(template);
  };
  return {
    get,
    list: async () => (await page({ sort: 'updated_at', limit: 100 })).items,
    search: async (search) => {
      await countSearch('search');
      const { items } = await page({ search, limit: mostFound });
      return (await Promise.all(items.map(({ id }) => get(id)))).filter((one) => one !== null);
    },
    nearest: async (draft) => {
      await countSearch('likeness');
      return findNearestTemplates(ctx, draft);
    },
  };
}

function toTemplate(template: EmailTemplate): Template {
  const { id, name, category, stage, description, optimization_score } = template;
  return {
    ...{ source: 'own', id, name, category, stage, when_to_use: description || null },
    ...{ subject: template.subject_line, body: template.email_content },
    variables: template.template_variables.map((one) => ({ name: one.name, example: one.example })),
    score: optimization_score,
  };
}
