import {
  CreateEmailTemplateRequest,
  paths,
  UpdateProfileRequest,
  type LibraryTemplate,
} from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionGuard } from '../../../layout/dashboard/session-guard.tsx';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { libraryTemplate, libraryTemplates } from '../../../testing/library-samples.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { profile, refusal } from '../../../testing/samples.ts';
import { withoutNumbers } from '../../../testing/without-numbers.ts';
import { sampleId } from '../../../testing/template-samples.ts';
import { LibraryPage } from './library-page.tsx';

const at = (path: string) => `*${path}`;
let saved: Map<string, string>;

function open(library: readonly LibraryTemplate[], address = '/dashboard/library') {
  network.use(http.get(at(paths.libraryTemplates), () => HttpResponse.json({ items: library })));
  const Component = () => (
    <SessionGuard>
      <LibraryPage />
    </SessionGuard>
  );
  return renderPages([{ path: '/dashboard/library', Component }], [address]);
}

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
  saved = new Map();
  network.use(
    ...signedIn,
    http.get(at(paths.savedFromLibrary), () =>
      HttpResponse.json({
        items: [...saved].map(([library_template_id, template_id]) => ({
          library_template_id,
          template_id,
        })),
      }),
    ),
    http.patch(at(`${paths.profiles}/:id`), async ({ request }) =>
      HttpResponse.json({ ...profile, ...UpdateProfileRequest.parse(await request.json()) }),
    ),
  );
});

const cafe = libraryTemplate({
  id: 'cafe',
  name: 'Café with a queue',
  industry: 'Hospitality',
  persona: 'Shop owner',
  goal: 'Win a pilot',
  optimization_score: 97,
});
const three = [libraryTemplate(), cafe, libraryTemplate({ id: 'last', name: 'A last word' })];
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const address = () => screen.getByLabelText('Address').textContent;

describe('the library', () => {
  it('says that it is loading, then shows something of every category', async () => {
    open(three);
    expect(await screen.findByText('Loading template library...')).toBeTruthy();
    await screen.findByText('3 emails to start from, each with its score and why');
    expect(names()).toEqual(['Slow checkout, timed by hand', 'Café with a queue', 'A last word']);
  });

  it('shows the best first once it is asked to', async () => {
    open(three, '/dashboard/library?sort=score');
    await screen.findByText('3 emails to start from, each with its score and why');
    expect(names()).toEqual(['Café with a queue', 'A last word', 'Slow checkout, timed by hand']);
  });

  it('notes the first visit in the profile', async () => {
    const changes: unknown[] = [];
    network.use(
      http.patch(at(`${paths.profiles}/:id`), async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json({ ...profile, library_explored: true });
      }),
    );
    open(three);
    await waitFor(() => expect(changes).toEqual([{ library_explored: true }]));
  });

  it('says what went wrong and tries again', async () => {
    let isDown = true;
    const { user } = open(three);
    network.use(
      http.get(at(paths.libraryTemplates), () =>
        isDown ? refusal('not_found') : HttpResponse.json({ items: three }),
      ),
    );
    await screen.findByText('The library could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Café with a queue')).toBeTruthy();
  });

  it('is narrowed down by words and facets, which the address keeps and chips take off', async () => {
    const { user } = open(three);
    await user.type(await screen.findByRole('searchbox'), 'queue cafe');
    await waitFor(() => expect(names()).toEqual(['Café with a queue']));
    expect(screen.getByText('Café', { selector: 'mark' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /^E-commerce/ }));
    await screen.findByText('No templates found');
    expect(address()).toBe('/dashboard/library?q=queue+cafe&industry=E-commerce');
    await user.click(screen.getByRole('button', { name: 'Remove “queue cafe”' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('draws of many only those in view, and says of each how many there are', async () => {
    open(libraryTemplates(200));
    const cards = await screen.findAllByRole('listitem');
    expect(cards.length).toBeLessThan(40);
    expect(cards[0]?.getAttribute('aria-setsize')).toBe('200');
    expect(cards[1]?.getAttribute('aria-posinset')).toBe('2');
  });

  it('is walked through with arrow keys, also beyond what is drawn, and Enter opens', async () => {
    const { user } = open(libraryTemplates(200), '/dashboard/library?sort=name');
    await screen.findAllByRole('listitem');
    screen.getByRole('link', { name: 'Template 1' }).focus();
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Template 99');
    expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0)).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Template 99' })).toBeTruthy();
  });
});

describe('a template that is open', () => {
  const openCafe = () => open(three, '/dashboard/library?template=cafe');

  it('shows its example with its breakdown, and its variables', async () => {
    const { user } = openCafe();
    const page = await screen.findByRole('dialog', { name: 'Café with a queue' });
    const dialog = within(page);
    expect(withoutNumbers(page)).toContain('took eleven seconds on my phone');
    expect(await dialog.findByText(/^100 − \d+$/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Variables' }));
    expect(dialog.getByText('{{waitSeconds}}')).toBeTruthy();
    expect(dialog.getByRole('row', { name: 'Wait seconds eleven seconds' })).toBeTruthy();
  });

  it('leads to the next with an arrow key', async () => {
    const { user } = openCafe();
    await screen.findByRole('dialog', { name: 'Café with a queue' });
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'A last word' })).toBeTruthy();
    expect(address()).toBe('/dashboard/library?template=last');
  });

  it('is saved once, says so and leads there', async () => {
    const requests: CreateEmailTemplateRequest[] = [];
    network.use(
      http.post(at(paths.emailTemplates), async ({ request }) => {
        requests.push(CreateEmailTemplateRequest.parse(await request.json()));
        saved.set('cafe', sampleId(7));
        return HttpResponse.json(savedTemplate(requests.at(-1)));
      }),
    );
    const { user } = openCafe();
    await user.click(await screen.findByRole('button', { name: 'Save to My Templates' }));
    const link = await screen.findByRole('link', { name: 'Open in My Templates' });
    expect(link.getAttribute('href')).toBe(`/dashboard/templates/${sampleId(7)}`);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      library_template_id: 'cafe',
      name: 'Café with a queue',
      description: cafe.purpose,
      stage: cafe.stage,
      template_variables: cafe.template_variables,
    });
  });

  it('says why it cannot be saved when all places are taken', async () => {
    network.use(http.post(at(paths.emailTemplates), () => refusal('usage_limit_reached')));
    const { user } = openCafe();
    await user.click(await screen.findByRole('button', { name: 'Save to My Templates' }));
    expect(await screen.findByText(/All your template slots are in use/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save to My Templates' })).toBeTruthy();
  });

  it('says so when there is none at the address', async () => {
    open(three, '/dashboard/library?template=nowhere');
    expect(await screen.findByText('The library has no template at this address.')).toBeTruthy();
  });
});

function savedTemplate(template: CreateEmailTemplateRequest | undefined) {
  const moment = '2026-03-04T10:41:00.000Z';
  return {
    ...template,
    ...{ id: sampleId(7), user_id: profile.id, folder: null, version: 1 },
    ...{ usage_count: 0, clone_count: 0, optimization_score: 92 },
    ...{ last_used_at: null, deleted_at: null, created_at: moment, updated_at: moment },
  };
}
