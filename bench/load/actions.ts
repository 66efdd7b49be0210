import { randomUUID } from 'node:crypto';
import { EmailTemplate, OptimizeEmailReply, paths } from '@replysmith/contract';
import { sampleEmail } from '../../tools/product/sample-texts.ts';
import { type Random } from '../numbers.ts';
import { writtenTemplate } from '../seed-templates.ts';
import type { Kept } from './outcome.ts';
import type { Person } from './people.ts';
import { Refused, type Send } from './send.ts';

export type Visit = {
  readonly person: Person;
  readonly random: Random;
  readonly kept: Kept;
  /** The latest session and template that are known to be kept. */
  session: string | null;
  template: EmailTemplate | null;
};

/** Each resolves once its reply is in; it throws where the server did not accept it. */
type Action = (visit: Visit, send: Send, ask: () => Promise<void>) => Promise<void>;

const newTemplate = ({ random }: Visit) => {
  const { subject_line, email_content, category } = writtenTemplate(random.below(1_000_000));
  return { name: randomUUID(), subject_line, email_content, category, tags: [] };
};

async function optimize(visit: Visit, send: Send, expects?: number): Promise<void> {
  const content = `${sampleEmail}\n${randomUUID()}`;
  const body = { content, session_id: null, message_type: 'email_optimization' };
  const request = { method: 'POST', body, key: randomUUID(), ...(expects && { expects }) };
  const { messages, session } = OptimizeEmailReply.parse(await send(paths.optimizeEmail, request));
  visit.kept.answers.set(messages[1].id, messages[1].content);
  visit.session = session.id;
}

/** What people on the free plan do: three emails at once, however many they have left. */
async function optimizeThree(visit: Visit, send: Send): Promise<void> {
  const refusedBy = 429;
  const sent = [1, 2, 3].map(async () => optimize(visit, send, refusedBy));
  for (const each of await Promise.allSettled(sent)) {
    if (each.status === 'fulfilled') continue;
    if (!(each.reason instanceof Refused) || each.reason.status !== refusedBy) throw each.reason;
  }
}

/** By name, with how many of a hundred are such. */
const actions: Readonly<Record<string, { readonly share: number; readonly act: Action }>> = {
  'list sessions': {
    share: 24,
    act: async (_visit, send) => {
      await send(paths.chatSessions);
    },
  },
  'read a session': {
    share: 17,
    act: async ({ session }, send) => {
      await send(session ? `${paths.chatMessages}?session_id=${session}` : paths.chatSessions);
    },
  },
  'list templates': {
    share: 22,
    act: async (_visit, send) => {
      await send(`${paths.emailTemplates}?sort=updated_at`);
    },
  },
  'find templates': {
    share: 6,
    act: async ({ random }, send) => {
      const search = random.pick(['checkout', 'tuesday', 'invoices', 'ley']);
      await send(`${paths.emailTemplates}?search=${search}`);
    },
  },
  'save a template': {
    share: 12,
    act: async (visit, send) => {
      const body = newTemplate(visit);
      const request = { method: 'POST', body, key: randomUUID() };
      const template = EmailTemplate.parse(await send(paths.emailTemplates, request));
      visit.kept.templates.set(template.id, [template.name]);
      visit.template = template;
    },
  },
  'change a template': {
    share: 6,
    act: async (visit, send) => {
      const { template, kept } = visit;
      if (!template) {
        await send(paths.templateFolders);
        return;
      }
      visit.template = null;
      const body = { name: randomUUID(), version: template.version };
      kept.templates.set(template.id, [template.name, body.name]);
      const path = `${paths.emailTemplates}/${template.id}`;
      const changed = EmailTemplate.parse(await send(path, { method: 'PATCH', body }));
      kept.templates.set(changed.id, [changed.name]);
      visit.template = changed;
    },
  },
  'optimize an email': { share: 8, act: async (visit, send) => optimize(visit, send) },
  'ask a question': {
    share: 4,
    act: async (_visit, _send, ask) => ask(),
  },
  'sign up': {
    share: 1,
    act: async ({ kept }, send) => {
      const email = `${randomUUID()}@example.com`;
      const body = { name: 'Nora Lindqvist', email, password: 'Brightlane-1' };
      await send(paths.accounts.signUp, { method: 'POST', body });
      kept.accounts.add(email);
    },
  },
};

/** A name and an action for each time in a hundred. */
export function choiceOf({ hasLimit }: Person) {
  if (hasLimit) return [{ name: 'optimize at a limit', act: optimizeThree }];
  return Object.entries(actions).flatMap(([name, { share, act }]) =>
    Array.from({ length: share }, () => ({ name, act })),
  );
}
