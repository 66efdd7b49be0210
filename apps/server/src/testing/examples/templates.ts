import type { Recorder } from './recorder.ts';

type Caller = { readonly cookie: string };
type Row = { readonly id: string };

const template = {
  name: 'Returns desk, first email',
  subject_line: 'Your returns desk',
  email_content: 'Hi {{first_name}},\n\nyour shop takes returns by post only.\n\nAda',
  tags: ['returns'],
};

export async function recordTemplates({ call, ask }: Recorder, as: Caller) {
  const folder = await ask<Row>('createTemplateFolder', { as, request: { name: 'Retail' } });
  const made = await ask<Row & { version: number }>('createEmailTemplate', {
    as,
    request: { ...template, folder_id: folder.id },
  });
  const parameters = { id: made.id };
  const one = { template_id: made.id };
  await call('getEmailTemplate', { as, parameters });
  const changes = { subject_line: 'Returns by post', version: made.version };
  await call('updateEmailTemplate', { as, parameters, request: changes });
  await call('listTemplateVersions', { as, parameters: one });
  const restored = { ...one, version: 1, latest: 2 };
  await call('restoreTemplateVersion', { as, request: restored });
  await call('listEmailTemplates', { as, parameters: { search: 'returns', limit: '2' } });
  await call('getTemplateFacets', { as });
  await call('getTemplateSuggestions', { as, parameters: { search: 'ret' } });
  await call('useTemplate', { as, request: one });
  const copy = await ask<Row>('cloneTemplate', { as, request: one });
  const text = { name: '', subject_line: '', email_content: template.email_content };
  await call('suggestForNewTemplate', { as, request: text });
  await call('findNearestTemplates', {
    as,
    request: { subject: null, body: template.email_content },
  });
  await call('listTemplateFolders', { as });
  const folderId = { id: folder.id };
  await call('updateTemplateFolder', { as, parameters: folderId, request: { color: '#0F766E' } });
  await call('deleteTemplateFolder', { as, parameters: folderId });
  await recordMany({ call, ask }, as, copy.id);
  await call('deleteEmailTemplate', { as, parameters });
}

async function recordMany({ call }: Pick<Recorder, 'call' | 'ask'>, as: Caller, id: string) {
  const change = { type: 'favorite', is_favorite: true };
  await call('changeTemplates', { as, request: { change, of: { ids: [id] } } });
  const before = { id, folder_id: null, tags: [], is_favorite: false };
  await call('putBackTemplates', { as, request: { items: [before] } });
  const rows = [{ ...template, name: 'Imported' }];
  await call('importTemplates', { as, request: { rows, dry_run: true } });
  for (const format of ['json', 'csv', 'text']) {
    await call('exportTemplates', { as, request: { format, of: { ids: [id] } } });
  }
  await call('listLibraryTemplates');
  await call('getSavedFromLibrary', { as });
}

export async function recordWorkflows({ call, ask }: Recorder, as: Caller) {
  const request = {
    name: 'Star what is used',
    trigger: { type: 'high_usage', usage_count: 5, min_score: 0 },
    actions: [{ type: 'favorite' }],
  };
  await call('previewWorkflow', { as, request });
  const { id } = await ask<Row>('createWorkflowRule', { as, request });
  await call('updateWorkflowRule', { as, parameters: { id }, request: { is_active: false } });
  await call('listWorkflowRules', { as });
  await call('runWorkflow', { as, request: { rule_id: id } });
  await call('listWorkflowExecutions', { as });
  await call('getWorkflowInsights', { as });
  await call('deleteWorkflowRule', { as, parameters: { id } });
  await call('restoreWorkflow', { as, request: { rule_id: id } });
}
