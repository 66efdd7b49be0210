import { OptimizeEmailRequest, paths } from '@replysmith/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/session.ts';
import type { LoadTemplate } from '../../../data/load-template.ts';
import { clearStorage, localStore } from '../../../lib/storage.ts';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal, userId } from '../../../testing/samples.ts';
import { ChatPage } from '../chat-page.tsx';
import { draftKeyOf } from './draft-key.ts';

const SignedIn = () => (useSession().data ? <Outlet /> : null);
const pathname = '/dashboard/coldmail';
const pages = [{ Component: SignedIn, children: [{ path: pathname, Component: ChatPage }] }];
const template: LoadTemplate = {
  subject: 'Fernhill on phones',
  content: 'Hi Tom,\n\nYour checkout takes nine seconds.',
  templateName: 'Slow checkout',
  isFromLibrary: false,
};
const asEmail = `Subject: Fernhill on phones\n\n${template.content}`;
const draftKey = draftKeyOf(userId, null);
const open = (loadTemplate: unknown) => renderPages(pages, [{ pathname, state: { loadTemplate } }]);
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Your email');

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
  network.use(...signedIn);
});

it('stands in the composer with its subject, ready to be changed', async () => {
  open(template);
  expect(await screen.findByText('Template loaded')).toBeTruthy();
  expect((await composer()).value).toBe(asEmail);
  expect(document.activeElement).toBe(await composer());
});

it('is used as it is when it comes from the wizard', async () => {
  open({ ...template, isFromWizard: true });
  await screen.findByText('Template loaded');
  expect((await composer()).value).toBe(template.content);
});

it('leaves what was being written where it is', async () => {
  localStore.write(draftKey, 'Half a letter to Ines');
  open(template);
  expect(await screen.findByText(/what you had written/)).toBeTruthy();
  expect((await composer()).value).toBe(`${asEmail}\n\nHalf a letter to Ines`);
  expect(localStore.read(draftKey)).toBe(`${asEmail}\n\nHalf a letter to Ines`);
});

it('takes nothing else for a template', async () => {
  open({ subject: 1, content: 'x', templateName: 'y' });
  expect((await composer()).value).toBe('');
  expect(screen.queryByText('Template loaded')).toBeNull();
});

describe('what it is sent as', () => {
  const ids = { templateId: crypto.randomUUID(), wizardCampaignId: crypto.randomUUID() };
  const email = 'Subject: Oven space\n\nHi Maria,\n\nWould a third oven help before Christmas?';
  let sent: OptimizeEmailRequest | null = null;

  beforeEach(() => {
    sent = null;
    network.use(
      http.post(`*${paths.optimizeEmail}`, async ({ request }) => {
        sent = OptimizeEmailRequest.parse(await request.json());
        return refusal('internal');
      }),
    );
  });

  async function sendAfter(loaded: LoadTemplate, pasted: string) {
    const { user } = open(loaded);
    await screen.findByText(loaded.isFromWizard ? 'Brief loaded' : 'Template loaded');
    const field = await composer();
    await user.click(field);
    if (pasted) field.select();
    await user.paste(pasted);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).not.toBeNull());
    return sent;
  }

  it('is from its template, and no longer once another email was pasted over it', async () => {
    const loaded = { ...template, templateId: ids.templateId };
    expect(await sendAfter(loaded, '')).toMatchObject({ template_id: ids.templateId });
    cleanup();
    clearStorage();
    expect(await sendAfter(loaded, email)).not.toHaveProperty('template_id');
  });

  it('is from its campaign, and no longer once something else was pasted over the brief', async () => {
    const content = 'Write a cold email from this brief.\n\nAudience: Bakers in Leeds';
    const { wizardCampaignId } = ids;
    const loaded = { ...template, content, wizardCampaignId, isFromWizard: true };
    expect(await sendAfter(loaded, '')).toMatchObject({ campaign_id: wizardCampaignId });
    const anothers = content.replace('Bakers in Leeds', 'Dentists');
    for (const pasted of [email, anothers]) {
      cleanup();
      clearStorage();
      expect(await sendAfter(loaded, pasted)).not.toHaveProperty('campaign_id');
    }
  });
});
