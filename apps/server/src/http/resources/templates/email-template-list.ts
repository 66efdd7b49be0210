import { createRoute } from '@hono/zod-openapi';
import {
  EmailTemplatePage,
  EmailTemplateQuery,
  paths,
  TemplateFacets,
  TemplateSuggestions,
  TemplateSuggestionsQuery,
} from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { getTemplateFacets } from '../../../services/templates/list/get-template-facets.ts';
import { listTemplates } from '../../../services/templates/list/list-templates.ts';
import { suggestTemplates } from '../../../services/templates/list/suggest-templates.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.emailTemplates,
  summary: 'Your templates: filtered, sorted, or searched',
  request: { query: EmailTemplateQuery },
  responses: replies('A page of templates, with the beginning of their texts', EmailTemplatePage),
});

const facets = createRoute({
  method: 'get',
  path: paths.templateFacets,
  summary: 'How many templates you have of each kind',
  responses: replies('The counts', TemplateFacets),
});

const suggest = createRoute({
  method: 'get',
  path: paths.templateSuggestions,
  summary: 'What a search that you are typing may go on with',
  request: { query: TemplateSuggestionsQuery },
  responses: replies('Tags and words of your own', TemplateSuggestions),
});

export function emailTemplateList(services: Services) {
  return createApi()
    .openapi(list, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await listTemplates(ctx, c.req.valid('query')), 200);
    })
    .openapi(facets, async (c) => c.json(await getTemplateFacets(contextOf(c, services)), 200))
    .openapi(suggest, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await suggestTemplates(ctx, c.req.valid('query').search), 200);
    });
}
