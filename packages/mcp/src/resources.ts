import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { conflictsOf, evidenceCard, evidenceIds, isEvidenceId } from '@replysmith/coach/light';
import { foldText } from '@replysmith/contract';
import { ProtocolError } from './errors.ts';
import { type Host, explained } from './host.ts';
import { toMarkdown, library, uriOf } from './templates.ts';

const mostCompleted = 100;

/** The ids that go on with what was typed, then those that contain it or whose name does. */
function completed(
  typed: string,
  all: Iterable<{ readonly id: string; readonly name: string }>,
): string[] {
  const term = foldText(typed);
  const found = [...all].filter(({ id, name }) => foldText(`${id}\n${name}`).includes(term));
  const goesOn = ({ id }: { readonly id: string }) => Number(!foldText(id).startsWith(term));
  return found
    .toSorted((one, other) => goesOn(one) - goesOn(other))
    .slice(0, mostCompleted)
    .map(({ id }) => id);
}

const markdown = { mimeType: 'text/markdown' };

function evidenceText(id: string): string | null {
  if (!isEvidenceId(id)) return null;
  const { finding, sample, source, url, year, strength, caveat } = evidenceCard(id);
  const facts = [
    `Strength: ${strength}`,
    `Source: ${source}${year === null ? '' : `, ${year}`}`,
    ...(url === null ? [] : [url]),
    ...(sample === null ? [] : [`Sample: ${sample}`]),
    ...(caveat === null ? [] : [`What it does not show: ${caveat}`]),
    ...conflictsOf(id).map(({ between, about }) => `${between.join(' and ')}: ${about}`),
  ];
  return `# ${id}\n\n${finding}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}`;
}

/** What an agent may read beside calling tools. */
export function addResources(server: McpServer, host: Host): void {
  const { own } = host;
  const add = (
    name: string,
    { scheme, title, description }: { scheme: string; title: string; description: string },
    list: () => Promise<{ readonly id: string; readonly name: string; readonly about: string }[]>,
    read: (id: string) => Promise<string | null>,
  ) => {
    const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      try {
        return await work();
      } catch (error) {
        throw error instanceof ProtocolError
          ? error
          : new ProtocolError('internal', explained(host, error));
      }
    };
    const pattern = new ResourceTemplate(`${scheme}{id}`, {
      list: () =>
        guarded(async () => ({
          resources: (await list()).map((one) => ({
            uri: `${scheme}${one.id}`,
            name: one.id,
            title: one.name,
            description: one.about,
            ...markdown,
          })),
        })),
      complete: { id: (typed) => guarded(async () => completed(typed, await list())) },
    });
    server.registerResource(name, pattern, { title, description, ...markdown }, (uri, { id }) =>
      guarded(async () => {
        const text = await read(String(id));
        if (text === null) {
          throw new ProtocolError(
            'notFound',
            `There is no ${uri.href}. List the resources to see what there is.`,
          );
        }
        return { contents: [{ uri: uri.href, ...markdown, text }] };
      }),
    );
  };

  add(
    'evidence',
    {
      scheme: 'replysmith://evidence/',
      title: 'Findings about cold email',
      description: 'What was found, by whom, on how many emails, how sure it is and who disagrees.',
    },
    () =>
      Promise.resolve(
        evidenceIds.map((id) => {
          const { finding, source } = evidenceCard(id);
          return { id, name: `${id}: ${source}`, about: finding };
        }),
      ),
    (id) => Promise.resolve(evidenceText(id)),
  );
  add(
    'templates',
    {
      scheme: uriOf({ source: 'library', id: '' }),
      title: 'The library of templates',
      description: 'Templates that come with Replysmith. find_template looks among them.',
    },
    () =>
      Promise.resolve(
        [...library.values()].map(({ id, name, when_to_use }) => ({
          ...{ id, name, about: when_to_use ?? '' },
        })),
      ),
    (id) => {
      const template = library.get(id);
      return Promise.resolve(template ? toMarkdown(template) : null);
    },
  );
  if (!own) return;
  add(
    'my-templates',
    {
      scheme: uriOf({ source: 'own', id: '' }),
      title: 'My templates',
      description: 'The templates of the person whose key this is, those changed last.',
    },
    async () => (await own.list()).map(({ category, ...one }) => ({ ...one, about: category })),
    async (id) => {
      const template = await own.get(id);
      return template && toMarkdown(template);
    },
  );
}
