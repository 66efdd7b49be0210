import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useProfile } from '../../data/profile.ts';
import { useSession } from '../../data/session.ts';
import { clearStorage, localStore } from '../../lib/storage.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { profile, refusal, userId } from '../../testing/samples.ts';
import { SavingSettings } from './settings-page.tsx';
import { ProfileSection } from './profile-section.tsx';

const call = `*${paths.profiles}/${userId}`;
const Company = () => <output aria-label="Elsewhere">{useProfile(userId).data?.company}</output>;
const Page = () =>
  useSession().data ? (
    <SavingSettings isWithin={() => false}>
      <ProfileSection />
      <Company />
    </SavingSettings>
  ) : null;
const open = () => renderPages([{ path: '/', Component: Page }], ['/']);
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const company = async () => {
  const found = await field('Company');
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
};

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
const accepts = () => answersWith((changes) => HttpResponse.json({ ...profile, ...changes }));

beforeEach(() => {
  clearStorage();
  network.use(...signedIn);
});

it('shows what is known, and the signature as it is typed', async () => {
  accepts();
  const { user } = open();
  expect((await company()).value).toBe('Brightlane');
  expect((await field('Full name')).value).toBe('Nora Lindqvist');
  expect(screen.getByText('No signature yet.')).toBeTruthy();
  await user.type(await field('Email signature'), 'Nora{Enter}Brightlane');
  expect(screen.getByText('Nora Brightlane', { selector: 'p' }).textContent).toBe(
    'Nora\nBrightlane',
  );
});

it('saves what was changed and nothing else when the field is left, and says so beside it', async () => {
  const sent = accepts();
  const { user } = open();
  await user.clear(await company());
  await user.type(await company(), 'Kestrel Pay ');
  await user.tab();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(await screen.findByText('Settings updated successfully.')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ company: 'Kestrel Pay ' });
  await waitFor(() => expect(screen.getByLabelText('Elsewhere').textContent).toBe('Kestrel Pay '));
});

it('saves without leaving the field once the text stands still', async () => {
  const sent = accepts();
  const { user } = open();
  await user.type(await company(), ' Ltd');
  await waitFor(() => expect(sent).toEqual([{ company: 'Brightlane Ltd' }]), { timeout: 3000 });
});

it('empties what was emptied', async () => {
  const sent = accepts();
  const { user } = open();
  await user.clear(await company());
  await user.tab();
  await waitFor(() => expect(sent).toEqual([{ company: null }]));
});

it('keeps the text when saving fails, says why, and saves when told to', async () => {
  let isDown = true;
  const sent = answersWith((changes) =>
    isDown ? refusal('internal') : HttpResponse.json({ ...profile, ...changes }),
  );
  const { user } = open();
  await user.type(await company(), ' Ltd');
  await user.tab();
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('An unexpected error occurred');
  expect(screen.getByRole('alert').textContent).toContain('One change is kept in this browser.');
  expect((await company()).value).toBe('Brightlane Ltd');
  expect(screen.queryByText('Settings updated successfully.')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent.at(-1)).toEqual({ company: 'Brightlane Ltd' });
});

it('saves after a reload what could not be saved before it', async () => {
  const { company: base } = profile;
  const stored = { company: { value: 'Brightlane Ltd', base } };
  localStore.write(`${userId}:settings`, JSON.stringify(stored));
  const sent = accepts();
  open();
  await waitFor(() => expect(sent).toEqual([{ company: 'Brightlane Ltd' }]));
});

it('leaves alone after a reload what was changed elsewhere meanwhile', async () => {
  const stored = { company: { value: 'Brightlane Ltd', base: 'Brightlane' } };
  localStore.write(`${userId}:settings`, JSON.stringify(stored));
  network.use(http.get(call, () => HttpResponse.json({ ...profile, company: 'Kestrel' })));
  const sent = accepts();
  open();
  expect((await company()).value).toBe('Kestrel');
  expect(sent).toEqual([]);
});

it('says beside the field what the server does not take, and saves the others', async () => {
  const sent = answersWith((changes) =>
    'company' in changes
      ? refusal('validation_failed', { company: ['This does not look like text.'] })
      : HttpResponse.json({ ...profile, ...changes }),
  );
  const { user } = open();
  await user.type(await company(), '!');
  await user.type(await field('Full name'), ' B.');
  await user.tab();
  expect(await screen.findByText('This does not look like text.')).toBeTruthy();
  expect((await company()).getAttribute('aria-invalid')).toBe('true');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ full_name_override: 'Nora Lindqvist B.' });
});

it('sends nothing without a name', async () => {
  const sent = accepts();
  const { user } = open();
  await company();
  await user.clear(await field('Full name'));
  await user.tab();
  expect(await screen.findByText('Enter your full name.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('shows defaults that nobody can change when the settings do not load, and tries again', async () => {
  let isDown = true;
  network.use(http.get(call, () => (isDown ? refusal('not_found') : HttpResponse.json(profile))));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/Using default settings/)).toBeTruthy();
  expect((await field('Company')).disabled).toBe(true);
  isDown = false;
  await user.click(again);
  expect((await company()).value).toBe('Brightlane');
});
