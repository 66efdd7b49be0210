import { z } from '@hono/zod-openapi';
import {
  CreateEmailTemplateRequest,
  EmailTemplate,
  EmailTemplatePage,
  EmailTemplateQuery,
  FileTemplateRequest,
  NearestTemplatesReply,
  NearestTemplatesRequest,
  OneTemplateRequest,
  RestoreVersionRequest,
  TemplateFacets,
  TemplateFiling,
  TemplateSuggestions,
  TemplateSuggestionsQuery,
  TemplateVersionList,
  TemplateVersionQuery,
  UpdateEmailTemplateRequest,
  UseTemplateRequest,
  paths,
} from '@replysmith/contract';
import {
  likenessLimit,
  searchLimit,
  suggestion,
  templateSearch,
} from '../../platform/http/rate-limits.ts';
import { type Route, nothing, route } from '../../platform/http/route.ts';
import { listTemplates } from './list.ts';
import {
  cloneTemplate,
  createTemplate,
  deleteTemplate,
  getTemplate,
  restoreTemplateVersion,
  updateTemplate,
  useTemplate,
} from './service.ts';
import { findNearestTemplates } from './similar.ts';
import { fileTemplate } from './suggestions.ts';
import { getTemplateFacets, suggestTemplates } from './typeahead.ts';
import { listTemplateVersions } from './versions.ts';

const path = `${paths.emailTemplates}/{id}`;
const params = z.object({ id: z.uuid() });

export const templateRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: paths.emailTemplates,
    summary: 'A new template, made once for each Idempotency-Key',
    body: CreateEmailTemplateRequest,
    hasKey: true,
    reply: ['The new template', EmailTemplate],
    run: ({ ctx, body, key }) => createTemplate(ctx, body, key),
  }),
  route({
    method: 'get',
    path,
    summary: 'One template, saved or in the trash',
    params,
    reply: ['The template', EmailTemplate],
    run: ({ ctx, params }) => getTemplate(ctx, params.id),
  }),
  route({
    method: 'patch',
    path,
    summary: 'Changes what is given; whoever changes words names the version that they saw',
    params,
    body: UpdateEmailTemplateRequest,
    reply: ['The template as it is now', EmailTemplate],
    run: ({ ctx, params, body }) => updateTemplate(ctx, params.id, body),
  }),
  route({
    method: 'delete',
    path,
    summary: 'To the trash, where it stays for thirty days',
    params,
    body: nothing,
    reply: ['The template as it is now', EmailTemplate],
    run: ({ ctx, params }) => deleteTemplate(ctx, params.id),
  }),
  route({
    method: 'get',
    path: paths.emailTemplates,
    summary: 'Your templates: filtered, sorted, or searched',
    limit: searchLimit(templateSearch),
    query: EmailTemplateQuery,
    reply: ['A page of templates, with the beginning of their texts', EmailTemplatePage],
    run: ({ ctx, query }) => listTemplates(ctx, query),
  }),
  route({
    method: 'get',
    path: paths.templateFacets,
    summary: 'How many templates you have of each kind',
    reply: ['The counts', TemplateFacets],
    run: ({ ctx }) => getTemplateFacets(ctx),
  }),
  route({
    method: 'get',
    path: paths.templateSuggestions,
    summary: 'What a search that you are typing may go on with',
    limit: searchLimit(suggestion),
    query: TemplateSuggestionsQuery,
    reply: ['Tags and words of your own', TemplateSuggestions],
    run: ({ ctx, query }) => suggestTemplates(ctx, query.search),
  }),
  route({
    method: 'get',
    path: paths.templateVersions,
    summary: 'The earlier texts of a template, newest first',
    query: TemplateVersionQuery,
    reply: ['The texts', TemplateVersionList],
    run: ({ ctx, query }) => listTemplateVersions(ctx, query),
  }),
  route({
    method: 'post',
    path: paths.useTemplate,
    summary: 'Count that a template was used',
    body: UseTemplateRequest,
    reply: ['The template as it is now', EmailTemplate],
    run: ({ ctx, body }) => useTemplate(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.cloneTemplate,
    summary: 'Copy a template',
    body: OneTemplateRequest,
    reply: ['The copy', EmailTemplate],
    run: ({ ctx, body }) => cloneTemplate(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.fileTemplate,
    summary: 'Where a template that is about to be made belongs, and which one it nearly repeats',
    limit: likenessLimit,
    body: FileTemplateRequest,
    reply: ['As far as the settings want it found out', TemplateFiling],
    run: ({ ctx, body }) => fileTemplate(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.restoreTemplateVersion,
    summary: 'Go back to an earlier text of a template',
    body: RestoreVersionRequest,
    reply: ['The template as it is now', EmailTemplate],
    run: ({ ctx, body }) => restoreTemplateVersion(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.nearestTemplates,
    summary: 'Which templates are like an email: your own and the library’s',
    limit: likenessLimit,
    body: NearestTemplatesRequest,
    reply: ['At most three, nearest first', NearestTemplatesReply],
    run: async ({ ctx, body }) => ({ items: await findNearestTemplates(ctx, body) }),
  }),
];
