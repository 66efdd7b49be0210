import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../src/stdio.ts');

/** It may read files, and do nothing else to the machine. */
export const serverArguments = ['--permission', '--allow-fs-read=*', program];

/** The server as clients start it, and the SDK's own client to it. */
export async function startStdio() {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: serverArguments }),
  );
  return {
    client,
    /** Calls a tool; the client checks the result against the tool's schema. */
    call: async (name: string, given: Record<string, unknown>) => {
      const result = await client.callTool({ name, arguments: given });
      const { content, structuredContent, isError } = CallToolResultSchema.parse(result);
      const texts = content.map((part) => (part.type === 'text' ? part.text : part.type));
      return { text: texts.join('\n'), found: structuredContent, isError: isError === true };
    },
  };
}
