import { screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import type { LoadTemplate } from '../../data/templates/load-template.ts';
import { keepWork, keptWork } from '../../lib/kept-work.ts';
import { CoachInThisThread } from '../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { userId } from '../../testing/samples.ts';
import { ChatPage } from './chat-page.tsx';
import { draftKeyOf } from './sending/draft-place.ts';

const Door = () => (useSession().data ? <Outlet /> : null);
const pathname = '/dashboard/coldmail';
const pages = [{ Component: Door, children: [{ path: pathname, Component: ChatPage }] }];
const template: LoadTemplate = {
  subject: 'Fernhill on phones',
  content: 'Hi Tom,\n\nYour checkout takes nine seconds.',
  templateName: 'Slow checkout',
  isFromLibrary: false,
};
const asEmail = `Subject: Fernhill on phones\n\n${template.content}`;
const place = draftKeyOf(userId, null);
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
  keepWork(place, 'Half a letter to Ines');
  open(template);
  expect(await screen.findByText(/which is still there/)).toBeTruthy();
  expect((await composer()).value).toBe(`${asEmail}\n\nHalf a letter to Ines`);
  expect(keptWork(place)).toBe(`${asEmail}\n\nHalf a letter to Ines`);
});

it('takes nothing else for a template', async () => {
  open({ subject: 1, content: 'x', templateName: 'y' });
  expect((await composer()).value).toBe('');
  expect(screen.queryByText('Template loaded')).toBeNull();
});
