import { paths, UpdateEmailTemplateRequest } from '@replysmith/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, useParams } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { emailTemplate } from '../../../testing/email-template.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { profileStore } from '../../../testing/profile-store.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal } from '../../../testing/samples.ts';
import { templateStore } from '../../../testing/template-store.ts';
import { EditTemplatePage } from './editor-page.tsx';

const saved = emailTemplate();
let sent: UpdateEmailTemplateRequest[];
let isRefused: boolean;

beforeEach(() => {
  sent = [];
  isRefused = false;
  vi.stubGlobal('Worker', CoachInThisThread);
  network.use(
    ...signedIn,
    ...templateStore({}).handlers,
    http.get(`*${paths.emailTemplates}/:id`, () => HttpResponse.json(saved)),
    http.patch(`*${paths.emailTemplates}/:id`, async ({ request }) => {
      const changes = UpdateEmailTemplateRequest.parse(await request.json());
      sent.push(changes);
      if (isRefused) return refusal('unavailable');
      return HttpResponse.json({ ...saved, name: changes.name ?? saved.name, version: 2 });
    }),
  );
});

async function leaveWith(name: string, autoSaveTemplates: boolean) {
  const workflow_settings = {
    autoSaveTemplates,
    defaultTemplateFolder: null,
    templateNamingPattern: 'descriptive',
  };
  network.use(...profileStore({ workflow_settings }).handlers);
  const Edit = () => {
    const { id = '' } = useParams();
    return useSession().data ? (
      <>
        <Link to="/elsewhere">Elsewhere</Link>
        <EditTemplatePage id={id} />
      </>
    ) : null;
  };
  const { user } = renderPages(
    [
      { path: '/templates/:id', Component: Edit },
      { path: '/elsewhere', Component: () => <p>Somewhere else</p> },
    ],
    [`/templates/${saved.id}`],
  );
  fireEvent.change(await screen.findByLabelText('Template name'), { target: { value: name } });
  await screen.findByText(/^Kept in this browser/);
  // Waits for the profile, which contains the setting and does not show on the page.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  return user;
}

it('saves what is changed on the way out', async () => {
  await leaveWith('A better name', true);
  expect(await screen.findByText('Somewhere else')).toBeTruthy();
  expect(sent).toEqual([{ name: 'A better name', version: 1 }]);
});

it('asks instead where that is not wanted', async () => {
  const user = await leaveWith('A better name', false);
  await screen.findByRole('dialog', { name: 'Leave without saving' });
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save and leave' }));
  expect(await screen.findByText('Somewhere else')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('leaves what cannot be saved as it is, without a word', async () => {
  await leaveWith('a=b', true);
  expect(await screen.findByText('Somewhere else')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('says that what the server did not take is kept', async () => {
  isRefused = true;
  await leaveWith('A better name', true);
  expect(await screen.findByText('Somewhere else')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Changes not saved')).toBeTruthy());
});
