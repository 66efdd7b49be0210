import { createRoute } from '@hono/zod-openapi';
import { paths, ToneOptionList } from '@replysmith/contract';
import { listToneOptions } from '../../services/campaigns/list-lookups.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.toneOptions,
  summary: 'Which tones can be chosen, by name',
  responses: replies('The tones', ToneOptionList),
});

export function toneOptions(services: Services) {
  return createApi().openapi(list, async (c) =>
    c.json({ items: await listToneOptions(contextOf(c, services)) }, 200),
  );
}
