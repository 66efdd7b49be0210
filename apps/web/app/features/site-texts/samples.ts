import { paths } from '@replysmith/contract';

/** Samples of the page for developers. `key` stands for an access key. */
const key = 'YOUR_KEY';

export function packageSample(email: string): string {
  const lines = email.split('\n').map((line) => line.replaceAll('`', '\\`'));
  return `import { parseDraft, score } from '@replysmith/coach';

const { value, band, lines } = score(parseDraft(\`${lines.join('\n')}\`));

const [gravest] = lines;
console.log(value, band);
console.log(gravest.points, gravest.name);
console.log(gravest.reason);`;
}

export const commandSample = `# The ledger of one email
replysmith score draft.eml

# A folder, as JSON; exits with 1 when one is below 60
replysmith score outreach/ --min 60 --json`;

export function callSample(site: string): string {
  return `curl '${site}${paths.optimizeEmail}' \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"content": "Hi Priya, …", "message_type": "email_optimization"}'`;
}

export function clientSample(site: string): string {
  return `import { createClient } from '@replysmith/client';

const client = createClient({ baseUrl: '${site}', accessKey: '${key}' });`;
}

export function mcpSample(site: string): string {
  return JSON.stringify(
    {
      mcpServers: {
        replysmith: {
          url: `${site}/mcp`,
          headers: { Authorization: `Bearer ${key}` },
        },
      },
    },
    null,
    2,
  );
}
