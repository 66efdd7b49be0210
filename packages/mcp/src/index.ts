export { answerRequest } from './answer-request.ts';
export type { Host, OwnTemplates } from './host.ts';
export type { Template } from './templates.ts';
