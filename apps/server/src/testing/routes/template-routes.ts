import { paths } from '@replysmith/contract';
import { missing, type RouteAccess } from './route-access.ts';
import { newTemplate } from '../rows/templates-of.ts';

const archiveEverything = {
  name: 'Put away',
  trigger: { type: 'schedule' },
  actions: [{ type: 'archive' }],
};

/** The routes of templates, their folders and workflows, for the route matrix. */
export const templateRoutes: Readonly<Record<string, RouteAccess>> = {
  [`POST ${paths.emailTemplates}`]: {
    who: 'signed-in',
    call: { path: paths.emailTemplates, body: newTemplate },
  },
  [`GET ${paths.emailTemplates}/:id`]: {
    who: 'owner',
    call: ({ template }) => ({ path: `${paths.emailTemplates}/${template}` }),
  },
  [`PATCH ${paths.emailTemplates}/:id`]: {
    who: 'owner',
    call: ({ template }) => ({
      method: 'PATCH',
      path: `${paths.emailTemplates}/${template}`,
      body: { is_favorite: true },
    }),
  },
  [`DELETE ${paths.emailTemplates}/:id`]: {
    who: 'owner',
    call: ({ spareTemplate }) => ({
      method: 'DELETE',
      path: `${paths.emailTemplates}/${spareTemplate}`,
    }),
  },
  [`POST ${paths.suggestForNewTemplate}`]: {
    who: 'signed-in',
    call: {
      path: paths.suggestForNewTemplate,
      body: { email_content: 'Hi Tom, is your stock counted by hand?' },
    },
  },
  [`GET ${paths.savedFromLibrary}`]: { who: 'signed-in', call: { path: paths.savedFromLibrary } },
  [`GET ${paths.emailTemplates}`]: { who: 'signed-in', call: { path: paths.emailTemplates } },
  [`GET ${paths.templateFacets}`]: { who: 'signed-in', call: { path: paths.templateFacets } },
  [`GET ${paths.templateSuggestions}`]: {
    who: 'signed-in',
    call: { path: `${paths.templateSuggestions}?search=ab` },
  },
  [`GET ${paths.templateFolders}`]: { who: 'signed-in', call: { path: paths.templateFolders } },
  [`POST ${paths.templateFolders}`]: {
    who: 'signed-in',
    call: { path: paths.templateFolders, body: { name: 'Shops' } },
  },
  [`PATCH ${paths.templateFolders}/:id`]: {
    who: 'owner',
    call: ({ folder }) => ({
      method: 'PATCH',
      path: `${paths.templateFolders}/${folder}`,
      body: { color: '#0F766E' },
    }),
  },
  [`DELETE ${paths.templateFolders}/:id`]: {
    who: 'owner',
    call: ({ spareFolder }) => ({
      method: 'DELETE',
      path: `${paths.templateFolders}/${spareFolder}`,
    }),
  },
  [`GET ${paths.templateVersions}`]: {
    who: 'owner',
    call: ({ template }) => ({ path: `${paths.templateVersions}?template_id=${template}` }),
  },
  [`POST ${paths.restoreTemplateVersion}`]: {
    who: 'owner',
    call: ({ template: template_id }) => ({
      path: paths.restoreTemplateVersion,
      body: { template_id, version: 1, latest: 2 },
    }),
  },
  [`POST ${paths.useTemplate}`]: {
    who: 'owner',
    call: ({ template: template_id }) => ({ path: paths.useTemplate, body: { template_id } }),
  },
  [`POST ${paths.cloneTemplate}`]: {
    who: 'owner',
    call: ({ template: template_id }) => ({ path: paths.cloneTemplate, body: { template_id } }),
  },
  // Other people's rows are reported by id as rows that do not exist; tested with the bulk changes.
  [`POST ${paths.changeTemplates}`]: {
    who: 'signed-in',
    call: {
      path: paths.changeTemplates,
      body: { change: { type: 'archive' }, of: { ids: [missing.template] } },
    },
  },
  [`POST ${paths.putBackTemplates}`]: {
    who: 'signed-in',
    call: {
      path: paths.putBackTemplates,
      body: { items: [{ id: missing.template, folder_id: null, tags: [], is_favorite: false }] },
    },
  },

  [`POST ${paths.importTemplates}`]: {
    who: 'signed-in',
    call: { path: paths.importTemplates, body: { rows: [{}] } },
  },
  [`POST ${paths.exportTemplates}`]: {
    who: 'signed-in',
    call: { path: paths.exportTemplates, body: { format: 'json', of: { filter: {} } } },
  },

  [`GET ${paths.workflowRules}`]: { who: 'signed-in', call: { path: paths.workflowRules } },
  [`POST ${paths.workflowRules}`]: {
    who: 'signed-in',
    call: { path: paths.workflowRules, body: archiveEverything },
  },
  [`PATCH ${paths.workflowRules}/:id`]: {
    who: 'owner',
    call: ({ workflow }) => ({
      method: 'PATCH',
      path: `${paths.workflowRules}/${workflow}`,
      body: { name: 'Star the best' },
    }),
  },
  [`DELETE ${paths.workflowRules}/:id`]: {
    who: 'owner',
    call: ({ spareWorkflow }) => ({
      method: 'DELETE',
      path: `${paths.workflowRules}/${spareWorkflow}`,
    }),
  },
  [`POST ${paths.previewWorkflow}`]: {
    who: 'signed-in',
    call: { path: paths.previewWorkflow, body: archiveEverything },
  },
  [`POST ${paths.runWorkflow}`]: {
    who: 'owner',
    call: ({ workflow }) => ({ path: paths.runWorkflow, body: { rule_id: workflow } }),
  },
  [`POST ${paths.restoreWorkflow}`]: {
    who: 'owner',
    call: ({ spareWorkflow }) => ({
      path: paths.restoreWorkflow,
      body: { rule_id: spareWorkflow },
    }),
  },
  [`GET ${paths.workflowExecutions}`]: {
    who: 'signed-in',
    call: { path: paths.workflowExecutions },
  },
  [`GET ${paths.workflowInsights}`]: { who: 'signed-in', call: { path: paths.workflowInsights } },
};
