import type { EmailTemplateSummary, TemplateFolder } from '@replysmith/contract';
import { userId } from './samples.ts';

const moment = '2026-03-04T10:41:00.000Z';

/** An id that tests can tell apart: the same for the same number. */
export function sampleId(number: number): string {
  return `7e3f0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function templateSummary(changes: Partial<EmailTemplateSummary> = {}): EmailTemplateSummary {
  return {
    id: sampleId(1),
    user_id: userId,
    name: 'Slow checkout, first touch',
    subject_line: 'Fernhill checkout on phones',
    preview: 'I opened {{company}}’s checkout on a phone and waited nine seconds.',
    match: null,
    category: 'Cold Outreach',
    folder_id: null,
    folder: null,
    tags: ['speed', 'first touch'],
    description: null,
    stage: null,
    parent_template_id: null,
    library_template_id: null,
    version: 1,
    is_favorite: false,
    usage_count: 14,
    clone_count: 0,
    optimization_score: 93,
    score_version: null,
    last_used_at: null,
    deleted_at: null,
    created_at: moment,
    updated_at: moment,
    ...changes,
  };
}

/** So many templates, each with a name and an id of its own. */
export function templateSummaries(count: number): EmailTemplateSummary[] {
  return Array.from({ length: count }, (_, index) =>
    templateSummary({ id: sampleId(index + 1), name: `Template ${String(index + 1)}` }),
  );
}

export function templateFolder(changes: Partial<TemplateFolder> = {}): TemplateFolder {
  return {
    id: sampleId(900),
    user_id: userId,
    name: 'E-commerce',
    description: null,
    color: '#3B82F6',
    template_count: 0,
    created_at: moment,
    updated_at: moment,
    ...changes,
  };
}
