import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type ListToolsResult,
} from '@modelcontextprotocol/sdk/types.js';
import manifest from '../package.json' with { type: 'json' };
import { ProtocolError, withPlainErrors } from './errors.ts';
import type { Host } from './host.ts';
import { addResources } from './resources.ts';
import { askTheCoach } from './tools/ask-the-coach.ts';
import { findTemplate } from './tools/find-template.ts';
import { lintSequence } from './tools/lint-sequence.ts';
import { rewriteEmail } from './tools/rewrite-email.ts';
import { scoreEmail } from './tools/score-email.ts';
import { simulateReader } from './tools/simulate-reader.ts';
import { suggestSubjects } from './tools/suggest-subjects.ts';

const tools = [
  scoreEmail,
  rewriteEmail,
  suggestSubjects,
  simulateReader,
  lintSequence,
  findTemplate,
  askTheCoach,
];

const instructions = `Replysmith judges and improves cold emails in English. The same text always gets the same answer, and nothing is sent or stored.
Score a draft first, rewrite it, then score what was changed by hand. A score is no chance of a reply.
The tools never make up a fact, and neither may you: where a result has questions or blanks such as [fill in: …], ask the writer and put in what they answer. Leave out what they do not know.
A line of a score cites findings by id; resource replysmith://evidence/{id} says what was found, where, and how sure it is.`;

/** Serves what comes over a transport: one connection, or one call. */
export async function serveMcp(host: Host, transport: Transport): Promise<McpServer> {
  const server = new McpServer(
    { name: 'replysmith', title: 'Replysmith', version: manifest.version },
    { instructions },
  );
  addTools(server, host);
  addResources(server, host);
  await server.connect(withPlainErrors(transport));
  return server;
}

/** Made with the first list: their schemas take longer than all else that it needs. */
let described: ListToolsResult['tools'] | undefined;

/** `McpServer` has handlers of its own, whose refusals tell an agent less. */
function addTools({ server }: McpServer, host: Host): void {
  server.registerCapabilities({ tools: {} });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: (described ??= tools.map(({ describe }) => describe())),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const called = tools.find(({ name }) => name === params.name);
    if (called) return called.call(params.arguments, host);
    const names = tools.map(({ name }) => name).join(', ');
    throw new ProtocolError('invalidParams', `There is no tool of that name. There are ${names}.`);
  });
}
