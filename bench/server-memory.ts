import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@replysmith/contract';
import { type Product, withProduct } from '../tools/product/running-server.ts';
import { sampleBrief, sampleEmail } from '../tools/product/sample-texts.ts';
import { askProduct } from './ask-product.ts';
import { type Person, secret, seedPeople } from './load/people.ts';
import { held, quantile } from './numbers.ts';
import { writtenTemplate } from './seed-templates.ts';

/** People who work at the same time, each waiting for an answer before the next call. */
const count = 16;
const seconds = Number(process.argv[2] ?? 90);

type Message = Omit<Parameters<typeof askProduct>[1], 'session_id'>;

type Visit = {
  readonly send: (method: 'GET' | 'POST', path: string, body?: object) => Promise<void>;
  /** Sends a message as the chat does, and reads the answer's stream to its end. */
  readonly ask: (message: Message) => Promise<void>;
  /** The session of the latest email. */
  session: string | null;
  turn: number;
};

async function write(visit: Visit, text: string) {
  visit.session = null;
  // Another text each time, or the coach would know the answer.
  const content = `${text}\n\nP.S. We are at stand ${visit.turn}.`;
  await visit.ask({ content, message_type: 'email_optimization' });
}

async function saveTemplate({ send, turn }: Visit) {
  const { subject_line, email_content, category } = writtenTemplate(turn);
  const body = { name: randomUUID(), subject_line, email_content, category, tags: [] };
  await send('POST', paths.emailTemplates, body);
}

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const month = `from=${day(30)}&to=${day(0)}`;
const letter = { subject: 'Slow checkouts', body: sampleEmail };

/** They read far more than they write, and one call in eight rewrites an email. */
const acts: readonly ((visit: Visit) => Promise<void>)[] = [
  ({ send }) => send('GET', paths.chatSessions),
  ({ send }) => send('GET', '/'),
  (visit) => write(visit, sampleEmail),
  ({ send, session }) => send('GET', `${paths.chatMessages}?session_id=${session}`),
  ({ ask }) => ask({ content: 'Is my subject line good?', message_type: 'conversation' }),
  ({ send }) => send('GET', paths.dashboardStats),
  ({ send }) => send('GET', paths.emailTemplates),
  ({ send }) => send('POST', paths.nearestTemplates, letter),
  saveTemplate,
  ({ send }) => send('GET', paths.templateFacets),
  (visit) => write(visit, sampleBrief),
  ({ ask }) => ask({ content: 'It is free.', message_type: 'client_simulation' }),
  ({ send }) => send('GET', paths.chatSessions),
  ({ send }) => send('GET', `${paths.analyticsSummary}?${month}`),
  ({ send }) => send('GET', paths.libraryTemplates),
  ({ send }) => send('GET', `${paths.emailTemplates}?search=checkout`),
];

/** How often each kind of call was answered or refused. */
type Counts = Map<string, number>;

/** Has one person work, with a page open that listens. */
async function work(url: string, { cookie }: Person, first: number, end: number, counts: Counts) {
  const headers = { cookie, origin: url };
  // Browsers take no headers here; Node does.
  const socket = new WebSocket(`${url.replace('http', 'ws')}${paths.realtime}`, { headers });
  const visit: Visit = {
    async send(method, path, body) {
      const json = { 'content-type': 'application/json' };
      const call = { method, headers: { ...headers, ...(body && json) } };
      const answer = await fetch(`${url}${path}`, {
        ...call,
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 100)}`);
    },
    async ask(message) {
      const asked = { ...message, session_id: visit.session };
      for await (const event of askProduct({ url, cookie }, asked)) {
        if (event.type === 'started') visit.session = event.session.id;
        if (event.type === 'failed') throw new Error(`${asked.message_type}: ${event.error.code}`);
      }
    },
    session: null,
    turn: first,
  };
  // What follows looks at an email.
  let act: (typeof acts)[number] = (own) => write(own, sampleEmail);
  for (; performance.now() < end; visit.turn += 1) {
    const outcome = await act(visit).then(
      () => 'answered',
      (error: unknown) => String(error),
    );
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    act = acts[visit.turn % acts.length] ?? act;
  }
  socket.close();
}

/** Processor time that the server has used, without PostgreSQL's. */
function processorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

async function measure({ url, pid, database, residentMb }: Product): Promise<void> {
  const people = await seedPeople(database, count);
  const idle = residentMb();
  console.log(`idle: ${idle.toFixed(0)} MB resident${held(idle, 180, 'MB')}`);
  const counts: Counts = new Map();
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(residentMb()), 100);
  const before = processorMs(pid);
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    // Each goes on with something else.
    people.map((person, place) => work(url, person, place * 1_001, end, counts)),
  );
  clearInterval(sampling);
  const answered = counts.get('answered') ?? 0;
  counts.delete('answered');
  const most = Math.max(...samples);
  const settled = quantile(samples.slice(samples.length / 2), 0.5);
  console.log(
    `under load: at most ${most.toFixed(0)} MB resident, ${settled.toFixed(0)} MB in the second half; ` +
      `${(answered / seconds).toFixed(0)} calls answered a second, ` +
      `processor time ${((processorMs(pid) - before) / answered).toFixed(1)} ms each${held(most, 260, 'MB')}`,
  );
  for (const [refusal, times] of counts) console.log(`refused ${times} times: ${refusal}`);
  await sleep(10_000);
  console.log(`10 s later: ${residentMb().toFixed(0)} MB resident`);
}

await withProduct(measure, { AUTH_SECRET: secret });
