import { sampleDraft } from './sample-draft.ts';
import type { LoadTemplate } from './templates/load-template.ts';

/** The sample email on its way to the chat. */
const loadTemplate: LoadTemplate = {
  subject: sampleDraft.subject,
  content: sampleDraft.body,
  templateName: 'A sample email',
  isFromLibrary: false,
};

/** What a navigation to the chat carries to have the sample stand in the draft, with the tip for a first email. */
export const withSample = { loadTemplate, context: 'first-optimization' };
