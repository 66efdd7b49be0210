export { createMcpServer } from './create-mcp-server.ts';
export { Refusal, type Coach, type Host, type NearTemplate, type OwnTemplates } from './host.ts';
export type { Template } from './templates.ts';
