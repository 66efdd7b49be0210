import {
  CreateCampaignRequest,
  paths,
  UpdateCampaignRequest,
  type WizardCampaign,
} from '@replysmith/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation, useParams } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadedTemplate } from '../../../data/load-template.ts';
import {
  campaign,
  categories,
  categoryId,
  toneId,
  tones,
} from '../../../testing/campaign-samples.ts';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { profile, refusal } from '../../../testing/samples.ts';
import { SessionGuard } from '../../../layout/dashboard/session-guard.tsx';
import { CampaignPage } from './campaign-page.tsx';

const at = (path: string) => `*${path}`;
const whole = {
  template_name: 'Cafés in Leeds',
  category_id: categoryId,
  target_audience: 'owners of cafés',
  tone_id: toneId,
};

/** The server with one campaign at most. */
function campaignServer(stored: WizardCampaign | null = null) {
  const server = { stored, creates: 0, isDown: false };
  const reply = () => (server.stored ? HttpResponse.json(server.stored) : refusal('not_found'));
  network.use(
    ...signedIn,
    http.get(at(paths.campaignCategories), () => HttpResponse.json({ items: categories })),
    http.get(at(paths.toneOptions), () => HttpResponse.json({ items: tones })),
    http.get(at(`${paths.wizardCampaigns}/:id`), reply),
    http.post(at(paths.wizardCampaigns), async ({ request }) => {
      if (server.isDown) return HttpResponse.error();
      server.creates += 1;
      server.stored = campaign(CreateCampaignRequest.parse(await request.json()));
      return reply();
    }),
    http.patch(at(`${paths.wizardCampaigns}/:id`), async ({ request }) => {
      if (server.isDown || !server.stored) return HttpResponse.error();
      const { version, ...changes } = UpdateCampaignRequest.parse(await request.json());
      if (version !== server.stored.version) return refusal('campaign_conflict');
      server.stored = Object.assign({}, server.stored, changes, { version: version + 1 });
      return reply();
    }),
  );
  return server;
}

function Campaign() {
  return (
    <SessionGuard>
      <CampaignPage id={useParams()['campaignId'] ?? ''} />
    </SessionGuard>
  );
}

/** A fake chat that shows what it was given. */
function Chat() {
  const template = loadedTemplate(useLocation().state);
  return <pre>{JSON.stringify(template)}</pre>;
}

const open = (address: string) =>
  renderPages(
    [
      { path: '/dashboard/wizard/:campaignId', Component: Campaign },
      { path: '/dashboard/coldmail', Component: Chat },
    ],
    [address],
  );

const address = () => screen.getByLabelText('Address').textContent;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('Worker', CoachInThisThread);
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('a new campaign', () => {
  it('is saved with its first word and gets its address, without losing the field', async () => {
    const server = campaignServer();
    const { user } = open('/dashboard/wizard/new?step=1');
    const name = await screen.findByLabelText('Template name');
    expect(screen.getByText('Nothing to save yet')).toBeTruthy();
    await user.type(name, 'Cafés');
    await screen.findByText(/^Saved \d\d:\d\d$/);
    await waitFor(() => expect(address()).toBe(`/dashboard/wizard/${campaign().id}?step=1`));
    expect(document.activeElement).toBe(name);
    await user.type(name, ' in Leeds');
    await waitFor(() => expect(server.stored?.template_name).toBe('Cafés in Leeds'));
    expect(server.creates).toBe(1);
  });

  it('has its address before its second step, however quickly one goes on', async () => {
    campaignServer();
    const { user } = open('/dashboard/wizard/new?step=1');
    await user.type(await screen.findByLabelText('Template name'), 'C');
    await user.click(await screen.findByRole('radio', { name: /Cold/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByLabelText('Target audience');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByLabelText('Template name');
    expect(address()).toBe(`/dashboard/wizard/${campaign().id}?step=1`);
  });

  it('names what is missing on Next, leads there, and forgets it as it is mended', async () => {
    campaignServer();
    const { user } = open('/dashboard/wizard/new?step=1');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const summary = screen.getByRole('group', { name: 'What is missing' });
    expect(document.activeElement).toBe(summary);
    await user.click(
      within(summary).getByRole('button', { name: /^Category selection is required/ }),
    );
    expect(document.activeElement).toBe(await screen.findByRole('radio', { name: /Cold/ }));
    await user.click(within(summary).getByRole('button', { name: /^Template name is required/ }));
    await user.keyboard('C');
    expect(screen.queryByText('Template name is required')).toBeNull();
    expect(screen.getAllByText(/Category selection is required/).length).toBe(2);
    expect(address()).toContain('step=1');
    await screen.findByText(/^Saved/);
  });

  it('begins with the industry of the profile, and is not saved for that alone', async () => {
    const server = campaignServer();
    const known = { ...profile.optimization_preferences, industry: 'coffee' };
    network.use(
      http.get(at(`${paths.profiles}/:id`), () =>
        HttpResponse.json({ ...profile, optimization_preferences: known }),
      ),
    );
    const { user } = open('/dashboard/wizard/new');
    await user.click(await screen.findByRole('button', { name: 'Save Draft' }));
    expect(server.creates).toBe(0);
    await user.type(screen.getByLabelText('Template name'), 'C');
    await screen.findByText(/^Saved/);
    expect(server.stored).toMatchObject({ template_name: 'C', industry: 'coffee' });
  });
});

describe('a campaign', () => {
  it('opens no step further than it is written', async () => {
    campaignServer(campaign({ template_name: 'Cafés', category_id: categoryId }));
    open(`/dashboard/wizard/${campaign().id}?step=5`);
    expect(await screen.findByLabelText('Target audience')).toBeTruthy();
    const current = screen.getByRole('listitem', { current: 'step' });
    expect(current.textContent).toBe('2Target Audience');
    expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull();
  });

  it('shows all answers before it is sent, and comes back to them from each', async () => {
    campaignServer(campaign(whole));
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=5`);
    await user.click(await screen.findByRole('button', { name: 'Edit Target Audience' }));
    await user.type(screen.getByLabelText('Target audience'), ' in Leeds');
    await user.click(screen.getByRole('button', { name: 'Back to review' }));
    expect(await screen.findByText('owners of cafés in Leeds')).toBeTruthy();
    expect(address()).toContain('step=5');
  });

  it('goes to the chat as a brief, saved', async () => {
    const server = campaignServer(campaign(whole));
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=4`);
    await user.type(await screen.findByLabelText(/^Pain points/), ' late payers {Enter}no-shows');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Send to chat' }));
    const brought = JSON.parse(
      (await screen.findByText(/loadTemplate|isFromWizard/)).textContent,
    ) as {
      content: string;
    };
    expect(brought).toMatchObject({ isFromWizard: true, wizardCampaignId: campaign().id });
    expect(brought.content).toContain('Audience: owners of cafés');
    expect(brought.content).toContain('Pain points:\n- late payers\n- no-shows');
    expect(server.stored?.pain_points).toEqual(['late payers', 'no-shows']);
  });

  it('goes to the chat with its category and tone also where no choice could be loaded', async () => {
    const names = { category: { name: 'Cold Outreach' }, tone: { name: 'Friendly' } };
    campaignServer(campaign({ ...whole, ...names }));
    network.use(
      http.get(at(paths.campaignCategories), () => HttpResponse.error()),
      http.get(at(paths.toneOptions), () => HttpResponse.error()),
    );
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=5`);
    expect(await screen.findByText('Friendly')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send to chat' }));
    const brought = await screen.findByText(/loadTemplate|isFromWizard/);
    expect(brought.textContent).toContain('Category: Cold Outreach');
    expect(brought.textContent).toContain('Tone: Friendly');
  });

  it('is shown as an email also where the profile could not be loaded', async () => {
    campaignServer(campaign(whole));
    network.use(http.get(at(`${paths.profiles}/:id`), () => refusal('internal')));
    open(`/dashboard/wizard/${campaign().id}?step=4`);
    const preview = await screen.findByRole('complementary', { name: 'The email so far' });
    expect(await within(preview).findByText('[fill in: your name]')).toBeTruthy();
  });

  it('says over the folded email what it is as long as it has no score', async () => {
    campaignServer(campaign(whole));
    open(`/dashboard/wizard/${campaign().id}?step=4`);
    const preview = await screen.findByRole('complementary', { name: 'The email so far' });
    await within(preview).findByText('Not scored yet');
    expect(preview.querySelector('summary')?.textContent).toBe('The email so far, not scored yet');
  });

  it('stays, with all that was written, when it cannot be saved', async () => {
    const server = campaignServer(campaign(whole));
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=4`);
    const context = await screen.findByLabelText(/^Additional context/);
    server.isDown = true;
    await user.type(context, 'We make screens.');
    await screen.findByText(/^Not saved, kept in this browser/);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Send to chat' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save campaign');
    server.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Saved/);
    expect(server.stored?.additional_context).toBe('We make screens.');
  });

  it('asks which words stay where it was changed elsewhere too', async () => {
    const server = campaignServer(campaign(whole));
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=4`);
    const action = await screen.findByLabelText(/^Call to action/);
    server.stored = campaign({ ...whole, call_to_action: 'Theirs', industry: 'tea', version: 2 });
    await user.type(action, 'Mine');
    const alert = await screen.findByRole('alert', { name: 'Changed elsewhere' });
    expect(alert.textContent).toContain('Theirs');
    await user.click(within(alert).getByRole('button', { name: 'Take theirs' }));
    expect(screen.getByLabelText(/^Call to action/)).toHaveProperty('value', 'Theirs');
    expect(screen.queryByRole('alert', { name: 'Changed elsewhere' })).toBeNull();
    expect(server.stored).toMatchObject({ call_to_action: 'Theirs', industry: 'tea' });
  });

  it('that is not there is said to be missing', async () => {
    campaignServer();
    open(`/dashboard/wizard/${campaign().id}`);
    expect(await screen.findByText('There is no such campaign')).toBeTruthy();
  });
});

it('offers the tones from the most formal on, and then those that were added', async () => {
  campaignServer(campaign(whole));
  const byName = ['Casual', 'Consultative', 'Dry', 'Friendly', 'Professional'];
  const items = byName.map((name, index) => ({
    ...tones[0],
    id: `${toneId.slice(0, -1)}${index}`,
    name,
  }));
  network.use(http.get(at(paths.toneOptions), () => HttpResponse.json({ items })));
  open(`/dashboard/wizard/${campaign().id}?step=3`);
  await screen.findByRole('radio', { name: /^Casual/ });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    ['Professional', 'Friendly', 'Consultative', 'Casual', 'Dry'].map(
      (name) => expect.stringMatching(`^${name}`) as unknown,
    ),
  );
});

describe('pain points', () => {
  it('are added by Enter and by the line, moved, and had back when removed', async () => {
    const server = campaignServer(campaign(whole));
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=4`);
    const field = await screen.findByLabelText(/^Pain points/);
    await user.type(field, '  {Enter} a {Enter}');
    await user.paste('b\n\n- c\n');
    const points = () =>
      screen.getAllByLabelText(/^Pain point \d of/).map((one) => (one as HTMLInputElement).value);
    expect(points()).toEqual(['a', 'b', 'c']);
    expect(address()).toContain('step=4');

    const up = () => screen.getByRole('button', { name: 'Move pain point 3 up' });
    await user.click(up());
    expect(points()).toEqual(['a', 'c', 'b']);
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Move pain point 2 up' }),
    );
    await user.click(screen.getByLabelText('Pain point 1 of 3'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(points()).toEqual(['c', 'a', 'b']);

    await user.click(screen.getByRole('button', { name: 'Remove pain point 2' }));
    expect(points()).toEqual(['c', 'b']);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(points()).toEqual(['c', 'a', 'b']);
    await waitFor(() => expect(server.stored?.pain_points).toEqual(['c', 'a', 'b']));
  });

  it('that were removed one after another come back together, where they stood', async () => {
    const server = campaignServer(campaign({ ...whole, pain_points: ['a', 'b', 'c'] }));
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=4`);
    await user.click(await screen.findByRole('button', { name: 'Remove pain point 3' }));
    await user.click(screen.getByRole('button', { name: 'Remove pain point 1' }));
    expect(screen.getByText('2 pain points removed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    const points = screen.getAllByLabelText(/^Pain point \d of/);
    expect(points.map((one) => (one as HTMLInputElement).value)).toEqual(['a', 'b', 'c']);
    await waitFor(() => expect(server.stored?.pain_points).toEqual(['a', 'b', 'c']));
    expect(screen.getByText(/^Saved/)).toBeTruthy();
  });

  it('are split where a list is pasted into one, and stand there once each', async () => {
    const server = campaignServer(campaign({ ...whole, pain_points: ['late payers', 'no-shows'] }));
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=4`);
    await user.click(await screen.findByLabelText('Pain point 1 of 2'));
    await user.paste('- waste\n- No-shows\n- phone orders');
    const expected = ['late payers', 'waste', 'phone orders', 'no-shows'];
    const points = screen
      .getAllByLabelText(/^Pain point \d of/)
      .map((one) => (one as HTMLTextAreaElement).value);
    expect(points).toEqual(expected);
    await waitFor(() => expect(server.stored?.pain_points).toEqual(expected));
  });

  it('that stand on the list already are not added, and what was typed stays', async () => {
    const server = campaignServer(campaign({ ...whole, pain_points: ['late payers', 'no-shows'] }));
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=4`);
    const field = await screen.findByLabelText('Pain points (optional)');
    await user.type(field, 'No-shows{Enter}');
    expect(screen.getByText('“no-shows” is on the list already, as number 2.')).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('No-shows');
    const target = document.querySelector('[data-meant] textarea');
    expect(target?.getAttribute('aria-label')).toBe('Pain point 2 of 2');

    await user.type(field, ' on Mondays{Enter}');
    expect(screen.queryByText(/on the list already/)).toBeNull();
    expect((field as HTMLInputElement).value).toBe('');

    await user.click(field);
    await user.paste('waste\nno-shows\nLate payers');
    expect(screen.getByText('2 of these are on the list already.')).toBeTruthy();
    expect(document.querySelectorAll('[data-meant]')).toHaveLength(2);
    const expected = ['late payers', 'no-shows', 'No-shows on Mondays', 'waste'];
    await waitFor(() => expect(server.stored?.pain_points).toEqual(expected));
  });

  it.each([
    ['the browser goes back a step', (unmount: () => void) => unmount()],
    ['the page is left', () => void dispatchEvent(new Event('pagehide'))],
  ])('are not lost where one is being written when %s', async (_, leave) => {
    const server = campaignServer(campaign({ ...whole, pain_points: ['late payers'] }));
    const { user, unmount } = open(`/dashboard/wizard/${campaign().id}?step=4`);
    await user.type(await screen.findByLabelText('Pain points (optional)'), 'no-shows');
    act(() => leave(unmount));
    await waitFor(() => expect(server.stored?.pain_points).toEqual(['late payers', 'no-shows']));
  });

  it('are refused in words when there are too many, and none is lost', async () => {
    campaignServer(campaign(whole));
    const { user } = open(`/dashboard/wizard/${campaign().id}?step=4`);
    await user.click(await screen.findByLabelText(/^Pain points/));
    await user.paste(Array.from({ length: 12 }, (_, index) => `point ${String(index)}`).join('\n'));
    expect(screen.getByText('At most 10 pain points.')).toBeTruthy();
    expect(screen.getAllByLabelText(/^Pain point \d+ of 12/)).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toContain('step=4');
  });
});
