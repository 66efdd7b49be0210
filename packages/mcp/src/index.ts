export { serveMcp } from './serve-mcp.ts';
export { Refusal, type Coach, type Host, type NearTemplate, type OwnTemplates } from './host.ts';
export type { Template } from './templates.ts';
