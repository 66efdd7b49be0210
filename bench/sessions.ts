import { parseArgs } from 'node:util';
import { type ChatSession, ChatSessionPage, paths } from '@replysmith/contract';
import { type Product, withProduct } from '../tools/product/running-server.ts';
import { signIn } from '../tools/product/sign-in.ts';
import { printLatencies } from './latency-by-kind.ts';
import { randomFrom } from './numbers.ts';
import { nameOf, seedSessions } from './seed-sessions.ts';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '20000' },
    messages: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '30' },
    /** Filled by the first run, read by the next. */
    folder: { type: 'string' },
  },
});
const sessions = Number(values.sessions);
const messages = Number(values.messages);
const rounds = Number(values.rounds);
const { below, pick } = randomFrom(7);

const name = () => nameOf(below(sessions));
/** As the seed makes it, of every third session. */
const recipient = () =>
  nameOf(3 * below(Math.floor(sessions / 3)) + 2)
    .split('')
    .reverse()
    .join('');

/** The requests; page, session or word vary between repeats. */
function shapes(known: readonly ChatSession[]): Readonly<Record<string, () => string>> {
  const list = (query: Record<string, string>) =>
    `${paths.chatSessions}?${new URLSearchParams({ limit: '50', ...query }).toString()}`;
  const search = (words: () => string) => () => list({ search: words() });
  const sometime = () => new Date(Date.now() - below(sessions) * 3_600_000).toISOString();
  return {
    'first page': () => list({}),
    archived: () => list({ state: 'archived' }),
    'a further page': () => list({ before: sometime() }),
    'a session': () => `${paths.chatMessages}?session_id=${pick(known).id}`,
    'search: a rare word': search(name),
    'search: a rare part of a word': search(() => name().slice(2, 8)),
    'search: part of many words': search(() => pick(['ton', 'wick', 'ing', 'tion'])),
    'search: a common word': search(() => pick(['checkout', 'warehouse', 'overnight', 'tuesday'])),
    'search: rare and common': search(() => `${name()} ${pick(['returns', 'payroll'])}`),
    'search: two common words': search(() => pick(['checkout payroll', 'warehouse tuesday'])),
    'search: two letters, common': search(() => pick(['in', 'st', 'co'])),
    'search: two letters, rare': search(() => pick(['zq', 'xk', 'qj'])),
    'search: one letter': search(() => pick(['a', 'z', '7'])),
    'search: signs': search(() => pick(['%', '?', '&', '{{', '_'])),
    'search: other letters': search(() => pick(['ольга', 'скидка', 'ль'])),
    'search: a recipient': search(recipient),
    'search: nothing found': search(() => 'nobodywrotethis'),
    'search: a further page': () => list({ search: 'checkout', before: sometime() }),
    'search: archived': () => list({ search: 'checkout', state: 'archived' }),
    'search everywhere': () =>
      `${paths.find}?${new URLSearchParams({ search: name() }).toString()}`,
  };
}

async function measure({ url, pid, database }: Product): Promise<void> {
  const cookie = await signIn(url, 'nora@example.com');
  const { rows: filled } = await database.query('SELECT FROM chat_sessions LIMIT 1');
  const started = performance.now();
  if (filled.length === 0) {
    await seedSessions(database, { sessions, messages });
    console.log(`seeded in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  const first = await fetch(`${url}${paths.chatSessions}?limit=50`, { headers: { cookie } });
  const known = ChatSessionPage.parse(await first.json()).items;
  console.log(`${String(sessions)} sessions of ${String(messages)} messages`);
  await printLatencies({ url, pid, database, cookie }, shapes(known), rounds);
}

await withProduct(measure, {}, values.folder);
