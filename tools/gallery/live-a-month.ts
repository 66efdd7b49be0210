import { randomUUID } from 'node:crypto';
import {
  AccountSession,
  companySizes,
  type CreateCampaignRequest,
  OptimizeEmailReply,
  paths,
  writtenFields,
  type EmailTemplate,
  type OptimizeEmailRequest,
  type TemplateFolder,
  type WizardCampaign,
} from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import type { Pool } from 'pg';
import { signIn } from '../product/sign-in.ts';
import { drafts, showpiece } from './drafts.ts';
import { ownFolders, ownTemplates } from './own-templates.ts';
import { moveSession, moveTemplate, subscribe } from './past.ts';

/** Somebody with an account, and their calls to the running product. */
type Writer = {
  readonly id: string;
  readonly cookie: string;
  readonly call: <Answer>(path: string, body?: object, method?: string) => Promise<Answer>;
};

export async function newWriter(url: string): Promise<Writer> {
  const cookie = await signIn(url, 'nora@brightlane.example');
  const call = async <Answer>(path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        cookie,
        origin: url,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text || 'null') as Answer;
  };
  const session = AccountSession.parse(await call(paths.accounts.session));
  if (!session) throw new Error('The session is not there.');
  return { id: session.user.id, cookie, call };
}

type WithoutIds = Omit<CreateCampaignRequest, 'category_id' | 'tone_id'>;

/** Chosen by the names of its category and tone, whose ids differ between databases. */
const campaign: WithoutIds & { category: string; tone: string } = {
  template_name: 'Slow checkouts, spring',
  category: 'Cold Outreach',
  tone: 'Friendly',
  target_audience: 'owners of online garden shops with one or two people in the office',
  industry: 'Retail',
  company_size: companySizes[1],
  pain_points: [
    'the checkout takes seconds to load on a phone',
    'orders are lost at the last step',
  ],
  call_to_action: 'Would a free check of your checkout help?',
  additional_context:
    'Brightlane speeds up the checkouts of online shops. Last spring we took four seconds off the checkout of a garden shop in Leeds, and its phone orders grew by 11% within two months.',
};

const written: ReadonlySet<string> = new Set(writtenFields);

type Lookups = { items: { id: string; name: string }[] };

/** What the pictures are taken of. */
export type Month = { readonly sessionId: string; readonly campaignId: string };

/** Fills the account with a month of work, through the product's API. */
export async function liveAMonth(writer: Writer, database: Pool): Promise<Month> {
  await subscribe(database, writer.id, 'pro');
  await writer.call(
    `${paths.profiles}/${writer.id}`,
    {
      onboarding_completed: true,
      onboarding_skipped: true,
      company: 'Brightlane',
      email_signature: 'Nora Lindqvist\nBrightlane',
      time_zone: 'Europe/Athens',
    },
    'PATCH',
  );
  await keepTemplates(writer, database);
  const campaignId = await planCampaign(writer);
  for (const draft of drafts) await writeAndSend(writer, database, draft);
  const { session } = await optimize(writer, showpiece);
  await writer.call(paths.optimizeEmail, {
    content: 'What would they reply?',
    session_id: session.id,
    message_type: 'client_simulation',
    persona: 'technical_buyer',
  });
  await subscribe(database, writer.id, 'starter', 7);
  return { sessionId: session.id, campaignId };
}

type Written = { subject: string; body: string };

async function optimize(writer: Writer, { subject, body }: Written) {
  const request: Partial<OptimizeEmailRequest> = {
    content: `Subject: ${subject}\n\n${body}`,
    message_type: 'email_optimization',
  };
  return OptimizeEmailReply.parse(await writer.call(paths.optimizeEmail, request));
}

async function writeAndSend(
  writer: Writer,
  database: Pool,
  draft: (typeof drafts)[number],
): Promise<void> {
  const { session, messages } = await optimize(writer, draft);
  const sentAt = new Date(Date.now() - draft.daysAgo * 24 * 60 * 60 * 1_000);
  if (draft.outcome) {
    await writer.call(paths.sentEmails, {
      message_id: messages[1].id,
      recipient: draft.to,
      status: draft.outcome,
      sent_at: sentAt.toISOString(),
    });
  }
  await moveSession(database, session.id, sentAt);
}

async function keepTemplates(writer: Writer, database: Pool): Promise<void> {
  const folders = new Map<string, string>();
  for (const folder of ownFolders) {
    const { id } = await writer.call<TemplateFolder>(paths.templateFolders, folder);
    folders.set(folder.name, id);
  }
  for (const [index, own] of ownTemplates.entries()) {
    const original = libraryTemplates.find(({ id }) => id === own.id);
    if (!original) throw new Error(`The library has no ${own.id}.`);
    const { id } = await writer.call<EmailTemplate>(paths.emailTemplates, {
      ...Object.fromEntries(Object.entries(original).filter(([field]) => written.has(field))),
      tags: own.tags,
      folder_id: folders.get(own.folder ?? '') ?? null,
      is_favorite: own.isFavorite ?? false,
      library_template_id: original.id,
    });
    await moveTemplate(database, id, {
      daysAgo: 2 * (ownTemplates.length - index),
      uses: own.uses,
    });
  }
}

async function planCampaign(writer: Writer): Promise<string> {
  const { category, tone, ...answers } = campaign;
  const idOf = async (path: string, label: string) =>
    (await writer.call<Lookups>(path)).items.find(({ name }) => name === label)?.id ?? null;
  const { id } = await writer.call<WizardCampaign>(paths.wizardCampaigns, {
    ...answers,
    category_id: await idOf(paths.campaignCategories, category),
    tone_id: await idOf(paths.toneOptions, tone),
  });
  return id;
}
