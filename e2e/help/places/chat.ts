import type { Page } from '@playwright/test';
import { OptimizeEmailReply, paths } from '@replysmith/contract';
import { emailNearTemplates } from '../../fixtures/email-near-templates.ts';
import { clumsyEmail } from '../../fixtures/clumsy-email.ts';
import { emails } from '../../fixtures/emails.ts';
import { button, dialogIsOpen, from, menuIsOpen, type Place, type Places } from '../place.ts';
import { post } from '../post.ts';

const withBlank = emails.recruiter.replace('six people', '[fill in: number] people');

const emailFile =
  'From: Nora <nora@nora.example>\nSubject: Re: Ovens\n\nStill worth a look?\n\nOn Mon, Tom wrote:\n> Not now.\n';

/** Menus close, modes stay: an open page is not reloaded. */
async function openSession(page: Page, id: string): Promise<void> {
  const path = `/dashboard/coldmail/${id}`;
  if (new URL(page.url()).pathname === path) await page.keyboard.press('Escape');
  else await page.goto(path);
}

const sessions = new WeakMap<Page, string>();

/** The one session of the account, with one optimised email. */
const result: Place = async (page) => {
  const id = sessions.get(page) ?? (await begin(page));
  sessions.set(page, id);
  await openSession(page, id);
  await page.getByRole('heading', { name: /^\d+\.\d/ }).waitFor();
};

async function begin(page: Page, content = emails.agency): Promise<string> {
  const data = { content, message_type: 'email_optimization' };
  return OptimizeEmailReply.parse(await post(page, paths.optimizeEmail, data)).session.id;
}

const offering = new WeakMap<Page, string>();

/** A session of its own, with an email that there is more to do for. */
const withOffers: Place = async (page) => {
  const id = offering.get(page) ?? (await begin(page, clumsyEmail));
  offering.set(page, id);
  await openSession(page, id);
  await page.getByRole('heading', { name: 'You may also' }).waitFor();
};

const press = (name: string | RegExp, arrive: Place): Place =>
  from(result, async (page) => {
    await button(page, name).click();
    await arrive(page);
  });

export const chatPlaces: Places = {
  chat: async (page) => {
    await page.goto('/dashboard/coldmail');
    await button(page, 'Try a sample').waitFor();
  },
  'chat-with-result': result,
  'chat-with-offers': withOffers,
  'chat-with-offer-taken': from(withOffers, async (page) => {
    await page.getByRole('button', { name: /^Take: ask for less/ }).click();
    await page.getByRole('button', { name: /^Undo this: / }).waitFor();
  }),
  'chat-nearest': async (page) => {
    await page.goto(`/dashboard/coldmail/${await begin(page, emailNearTemplates)}`);
    await page.getByRole('region', { name: 'Did you send it?' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Templates like this email' }).waitFor();
  },
  'chat-open-in': press('Open in', menuIsOpen),
  'chat-download': press('Download', menuIsOpen),
  'chat-save-template': async (page) => {
    await page.goto(`/dashboard/coldmail/${await begin(page, withBlank)}`);
    await page.getByLabel('Number', { exact: true }).fill('six');
    await button(page, 'Save as Template').click();
    await dialogIsOpen(page);
  },
  'chat-marked-as-sent': press('Mark as sent', (page) => button(page, 'Replied').waitFor()),
  'chat-session-menu': press(/^Session actions: /, menuIsOpen),
  'chat-questions': press('Ask Question', (page) => page.getByLabel('Your question').waitFor()),
  'chat-reader': press('Reply as Client', (page) => button(page, 'Get their reply').waitFor()),
  'chat-reader-replied': press('Reply as Client', async (page) => {
    await button(page, 'Get their reply').click();
    await button(page, 'Debrief').waitFor();
    await button(page, 'Answer them').waitFor();
  }),
  // The last one: it leaves a draft in the new chat.
  'chat-with-email': async (page) => {
    await page.goto('/dashboard/coldmail');
    await page.getByLabel('Your email').fill('Half a thought');
    await page.getByLabel('Email file', { exact: true }).setInputFiles({
      name: 'ovens.eml',
      mimeType: 'message/rfc822',
      buffer: Buffer.from(emailFile),
    });
    await button(page, 'Remove').waitFor();
  },
};
