export { limits, readEmail, type Attachment, type ReadEmail } from './read-email.ts';
export { looksLikeMessage } from './message-head.ts';
export { writeDraft, type EmailAddress, type UnsentDraft } from './write-draft.ts';
