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
  /** Seconds to wait for the next call of a tool; null when there is no need. */
  readonly countCall: () => Promise<number | null>;
};

/** Answers one message of an agent, which acts for the person who calls. */
export async function answerAgent(
  ctx: Context,
  { mayRead, countCall }: Caller,
  request: Request,
  message: unknown,
): Promise<Response> {
  const host: Host = {
    coach: ctx.ai.coach,
    own: mayRead ? ownTemplates(ctx) : null,
    admit: async () => {
      const wait = await countCall();
      if (wait === null) return;
      const minutes = Math.ceil(wait / 60);
      throw new AppError('tool_calls_limited', {
        values: { wait: minutes === 1 ? 'a minute' : `${minutes} minutes` },
        retryAfterSeconds: wait,
      });
    },
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

const mostFound = 5;

function ownTemplates(ctx: Context): OwnTemplates {
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
      const { items } = await page({ search, limit: mostFound });
      return (await Promise.all(items.map(({ id }) => get(id)))).filter((one) => one !== null);
    },
    nearest: (draft) => findNearestTemplates(ctx, draft),
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
