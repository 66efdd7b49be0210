import { parseArgs } from 'node:util';
import { paths } from '@replysmith/contract';
import { signIn } from '../tools/product/sign-in.ts';
import { type Product, withProduct } from '../tools/product/running-server.ts';
import { printLatencies } from './latency-by-kind.ts';
import { randomFrom } from './numbers.ts';
import { seedTemplates, writtenTemplate } from './seed-templates.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    /** Filled by the first run, read by the next. */
    folder: { type: 'string' },
  },
});
const count = 100_000;
const rounds = Number(values.rounds);
const { below, pick } = randomFrom(7);

/** A word that few templates have: a made-up place from one of them. */
const rareWord = () => {
  const { name } = writtenTemplate(1 + below(count));
  return name.split(' ')[0] ?? name;
};
const partOf = (word: string) => word.slice(1, 5);

/** The requests; folder, page or word vary between repeats. */
function shapes(folders: readonly string[]): Readonly<Record<string, () => string>> {
  const list = (query: Record<string, string>) =>
    `${paths.emailTemplates}?${new URLSearchParams(query).toString()}`;
  const search = (words: () => string) => () => list({ search: words() });
  const sorts = ['created_at', 'name', 'usage_count', 'updated_at', 'optimization_score'];
  const offset = () => String(below(count - 50));
  const tag = () => pick(['checkout', 'payroll', 'batch 3', 'legal']);
  return {
    ...Object.fromEntries(
      sorts.map((sort) => [`first page by ${sort}`, () => list({ sort })] as const),
    ),
    'a folder': () => list({ folder: pick(folders) }),
    'a folder by name': () => list({ folder: pick(folders), sort: 'name' }),
    'no folder': () => list({ folder: 'none' }),
    'a category': () => list({ category: 'Networking' }),
    'a tag': () => list({ tag: tag() }),
    'a tag in a folder': () => list({ tag: tag(), folder: pick(folders) }),
    favourites: () => list({ favorite: 'true' }),
    'favourites by name': () => list({ favorite: 'true', sort: 'name' }),
    'favourites in a category': () => list({ favorite: 'true', category: 'Networking' }),
    'anywhere in the list': () => list({ offset: offset() }),
    'anywhere by name': () => list({ offset: offset(), sort: 'name' }),
    'counts of each kind': () => paths.templateFacets,
    folders: () => paths.templateFolders,
    suggestions: () => `${paths.templateSuggestions}?search=${pick(['che', 'war', 'st'])}`,
    'search: a rare word': search(rareWord),
    'search: a common word': search(() => pick(['checkout', 'warehouse', 'overnight', 'tuesday'])),
    'search: two words': search(() => `${rareWord()} ${pick(['returns', 'payroll'])}`),
    'search: part of a word': search(() => partOf(rareWord())),
    'search: two letters, common': search(() => pick(['in', 'st', 'co'])),
    'search: two letters, rare': search(() => pick(['zq', 'xk', 'qj'])),
    'search: one letter': search(() => pick(['a', 'z', '7'])),
    'search: signs': search(() => pick(['%', '?', '&', '{{', '_'])),
    'search: other letters': search(() => pick(['προσφορα', 'скидка', 'Ωμ'])),
    'search: in a folder': () => list({ search: 'checkout', folder: pick(folders) }),
    'search: by name': () => list({ search: 'warehouse', sort: 'name' }),
    'search: nothing found': search(() => 'nobodywrotethis'),
  };
}

/** Those that an earlier run filled. */
const keptFolders = `
  SELECT id FROM template_folders AS folder
  WHERE EXISTS (SELECT FROM email_templates WHERE folder_id = folder.id)`;

async function measure({ url, pid, database }: Product): Promise<void> {
  const cookie = await signIn(url, 'nora@example.com');
  const { rows: kept } = await database.query<{ id: string }>(keptFolders);
  const folders = kept.length > 0 ? kept.map(({ id }) => id) : await seedTemplates(database, count);
  console.log(`${String(count)} templates of one person`);
  await printLatencies({ url, pid, database, cookie }, shapes(folders), rounds);
}

await withProduct(measure, {}, values.folder);
