import type { Pool } from 'pg';
import { paths } from '@replysmith/contract';
import { signIn } from '../tools/product/sign-in.ts';
import { withProduct } from '../tools/product/running-server.ts';
import { latencyLine, randomFrom } from './numbers.ts';
import { seedTemplates, writtenTemplate } from './seed-templates.ts';

const count = 100_000;
const rounds = 60;
const bar = 50;
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

async function measure(url: string, pool: Pool): Promise<void> {
  const cookie = await signIn(url);
  const folders = await seedTemplates(pool, count);
  const times: [name: string, times: number[]][] = Object.keys(shapes(folders)).map((name) => [
    name,
    [],
  ]);
  const queries = shapes(folders);
  // Interleaved, so that other load affects all alike.
  for (let round = -3; round < rounds; round += 1) {
    // The search limit is counted as usual, but reset before it is reached.
    await pool.query('DELETE FROM auth.rate_limits');
    for (const [name, durations] of times) {
      const started = performance.now();
      const answer = await fetch(`${url}${queries[name]?.() ?? ''}`, { headers: { cookie } });
      await answer.text();
      if (round >= 0) durations.push(performance.now() - started);
      if (!answer.ok) throw new Error(`${name}: ${String(answer.status)}`);
    }
  }
  console.log(`${String(count)} templates of one person, ${String(rounds)} calls of each kind`);
  for (const [name, durations] of times) console.log(latencyLine(name, durations, bar));
  const all = times.flatMap(([, durations]) => durations);
  console.log(latencyLine('all together', all, bar));
}

await withProduct(({ url, database }) => measure(url, database));
