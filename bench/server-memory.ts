import { paths } from '@replysmith/contract';
import { withProduct } from '../tools/product/running-server.ts';
import { sampleBrief, sampleEmail } from '../tools/product/sample-texts.ts';
import { type Caller, signInWithoutLimit } from './ask-product.ts';
import { held } from './numbers.ts';

/** People who work at the same time, each waiting for an answer before the next call. */
const people = 16;
const seconds = Number(process.argv[2] ?? 30);

type Call = readonly [method: 'GET' | 'POST', path: string, body?: object];

const write = (content: string): Call => [
  'POST',
  paths.optimizeEmail,
  { content, session_id: null, message_type: 'email_optimization' },
];

/** What people do: they read far more than they write, and one call in eight rewrites an email. */
const mix: readonly Call[] = [
  ['GET', paths.chatSessions],
  ['GET', paths.emailTemplates],
  ['GET', '/'],
  ['GET', paths.dashboardStats],
  ['GET', paths.libraryTemplates],
  ['GET', paths.chatSessions],
  write(sampleEmail),
  ['GET', paths.templateFacets],
  ['GET', paths.emailTemplates],
  ['POST', paths.nearestTemplates, { subject: 'Slow checkouts', body: sampleEmail }],
  ['GET', paths.chatSessions],
  write(sampleBrief),
];

async function work({ url, cookie }: Caller, first: number, end: number) {
  const count = { answered: 0, refused: 0 };
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  for (let turn = first; performance.now() < end; turn += 1) {
    const [method, path, body] = mix[turn % mix.length] ?? ['GET', '/'];
    const call = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${url}${path}`, call);
    await answer.arrayBuffer();
    count[answer.ok ? 'answered' : 'refused'] += 1;
  }
  return count;
}

await withProduct(async ({ url, database, residentMb }) => {
  const caller = await signInWithoutLimit(url, database);
  const idle = residentMb();
  console.log(`idle: ${idle.toFixed(0)} MB resident${held(idle, 180, 'MB')}`);
  let most = 0;
  const sampling = setInterval(() => (most = Math.max(most, residentMb())), 100);
  const end = performance.now() + seconds * 1_000;
  const counts = await Promise.all(
    Array.from({ length: people }, (_, person) => work(caller, person, end)),
  );
  clearInterval(sampling);
  const sum = (kind: 'answered' | 'refused') => counts.reduce((all, one) => all + one[kind], 0);
  console.log(
    `under load: at most ${most.toFixed(0)} MB resident; ` +
      `${(sum('answered') / seconds).toFixed(0)} calls answered a second, ${sum('refused')} refused` +
      held(most, 260, 'MB'),
  );
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  console.log(`10 s later: ${residentMb().toFixed(0)} MB resident`);
});
