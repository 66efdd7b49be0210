import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useProfile } from '../../../data/profile.ts';
import { useSession } from '../../../data/session.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { profile, refusal, userId } from '../../../testing/samples.ts';
import { ProfileSection } from './profile-section.tsx';

const call = `*${paths.profiles}/${userId}`;
const Company = () => <output aria-label="Elsewhere">{useProfile(userId).data?.company}</output>;
const Page = () =>
  useSession().data ? (
    <>
      <ProfileSection />
      <Company />
    </>
  ) : null;
const open = () => renderPages([{ path: '/', Component: Page }], ['/']).user;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save changes' });
const elsewhere = () => screen.getByLabelText('Elsewhere').textContent;

function answersWith(answer: (changes: object) => Response | Promise<Response>) {
  const sent: unknown[] = [];
  network.use(
    http.patch(call, async ({ request }) => {
      const changes = (await request.json()) as object;
      sent.push(changes);
      return answer(changes);
    }),
  );
  return sent;
}

beforeEach(() => network.use(...signedIn));

it('shows what is known, and the signature as it is typed', async () => {
  const user = open();
  expect((await field('Full name')).value).toBe('Nora Lindqvist');
  expect((await field('Company')).value).toBe('Brightlane');
  expect(screen.getByText('No signature yet.')).toBeTruthy();
  await user.type(await field('Email signature'), 'Nora{Enter}Brightlane');
  expect(screen.getByText('Nora Brightlane', { selector: 'p' }).textContent).toBe(
    'Nora\nBrightlane',
  );
});

it('sends what was changed and nothing else', async () => {
  const sent = answersWith((changes) => HttpResponse.json({ ...profile, ...changes }));
  const user = open();
  await user.clear(await field('Company'));
  await user.type(await field('Company'), 'Kestrel Pay');
  await user.click(save());
  expect(await screen.findByText('Settings updated successfully.')).toBeTruthy();
  expect(sent).toEqual([{ company: 'Kestrel Pay' }]);
  await waitFor(() => expect(elsewhere()).toBe('Kestrel Pay'));
});

it('shows the change elsewhere at once, and takes it back when saving fails', async () => {
  answersWith(async () => {
    await delay(200);
    return refusal('internal');
  });
  const user = open();
  await user.type(await field('Company'), ' Ltd');
  await user.click(save());
  await waitFor(() => expect(elsewhere()).toBe('Brightlane Ltd'));
  await waitFor(() => expect(elsewhere()).toBe('Brightlane'));
  expect((await field('Company')).value).toBe('Brightlane Ltd');
  expect(screen.queryByText('Settings updated successfully.')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('An unexpected error occurred');
});

it('says beside the field what the server does not take', async () => {
  answersWith(() => refusal('validation_failed', { company: ['This does not look like text.'] }));
  const user = open();
  await user.type(await field('Company'), '!');
  await user.click(save());
  expect(await screen.findByText('This does not look like text.')).toBeTruthy();
  expect((await field('Company')).getAttribute('aria-invalid')).toBe('true');
});

it('sends nothing without a name', async () => {
  const sent = answersWith(() => HttpResponse.json(profile));
  const user = open();
  await user.clear(await field('Full name'));
  await user.click(save());
  expect(await screen.findByText('Enter your full name.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('says that the profile could not be loaded, and tries again', async () => {
  network.use(http.get(call, () => refusal('not_found'), { once: true }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await field('Company')).value).toBe('Brightlane');
});
