import type { ChatMessage } from '@replysmith/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { email, exchange, goodEmail } from '../../../testing/samples.ts';
import { AskContext, useAsking } from '../sending/ask-context.ts';
import type { Ask } from '../sending/ask.ts';
import { Conversation } from './conversation.tsx';

const [draft, answer] = exchange(email);

function pair(id: string, content = email, of: string | null = null): [ChatMessage, ChatMessage] {
  const [asked, answered] = exchange(content);
  return [
    { ...asked, id, variant_of: of },
    { ...answered, id: `${id}-answer` },
  ];
}

async function open(messages: readonly ChatMessage[]) {
  const asked: Ask[] = [];
  const edited: ChatMessage[] = [];
  const asks = {
    ask: (ask: Ask) => void asked.push(ask),
    edit: (message: ChatMessage) => void edited.push(message),
  };
  const Chat = () => {
    const asking = { ...useAsking(), ...asks };
    return useSession().data ? (
      <AskContext value={asking}>
        <main>
          <Conversation messages={messages} arrival={null} running={null} />
        </main>
      </AskContext>
    ) : null;
  };
  Element.prototype.scrollIntoView = () => undefined;
  network.use(...signedIn);
  const page = renderPages([{ path: '/', Component: Chat }], ['/']);
  await screen.findByRole('heading', { level: 2 });
  return { ...page, asked, edited };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const pager = () => screen.getByRole('group', { name: 'Tries' }).textContent;
const edited = pair('b', email.replace('Tom', 'Tim'), draft.id);
const again = pair('c', email, draft.id);

it('lays out the newest result alone; an earlier one says in a line what came of it', async () => {
  const { user } = await open([draft, answer, ...pair('2', goodEmail)]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.getByText(/^\d\.\d, up from \d\.\d$/u)).toBeTruthy();
  await user.click(press('Show the result'));
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  await user.click(press('Fold the result'));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

it('shows the newest try, leads to the others by keyboard, and remembers which was shown', async () => {
  const first = await open([draft, answer, ...edited, ...again]);
  expect(pager()).toContain('3 of 3, Full rewrite');
  expect(press('Later try').getAttribute('aria-disabled')).toBe('true');
  press('Earlier try').focus();
  await first.user.keyboard('{Enter}');
  expect(pager()).toContain('2 of 3, Edited, full rewrite');
  expect(document.activeElement).toBe(press('Earlier try'));
  first.unmount();
  await open([draft, answer, ...edited, ...again]);
  expect(pager()).toContain('2 of 3');
});

it('shows a try that came since, whichever was shown before', async () => {
  const before = await open([draft, answer, ...edited]);
  await before.user.click(press('Earlier try'));
  before.unmount();
  await open([draft, answer, ...edited, ...again]);
  expect(pager()).toContain('3 of 3');
});

it('asks for the other manner of the same text, and does not offer the same again', async () => {
  const { user, asked, edited: changed } = await open([draft, answer]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(press('Lighter touch'));
  expect(asked).toMatchObject([
    { content: email, manner: 'light', variantOf: draft.id, messageType: 'email_optimization' },
  ]);
  await user.click(press('Edit and resubmit'));
  expect(changed).toEqual([draft]);
});

it('offers another try of what a model wrote', async () => {
  const result = answer.optimization_results;
  if (!result) throw new Error('The sample answer holds no result.');
  const by = { engine: 'model', model: 'harbour-small' } as const;
  const { user, asked } = await open([
    draft,
    { ...answer, optimization_results: { ...result, ...by } },
  ]);
  await user.click(press('Try again'));
  expect(asked).toMatchObject([{ manner: 'full', variantOf: draft.id }]);
});

it('lays two tries side by side with their scores, and uses the one that is picked', async () => {
  const { user } = await open([draft, answer, ...edited]);
  await user.click(press('Compare'));
  const left = await screen.findByRole('group', { name: '1. Full rewrite' });
  const right = screen.getByRole('group', { name: '2. Edited, full rewrite' });
  for (const side of [left, right]) {
    expect(within(side).getByRole('img', { name: /^Score \d/u })).toBeTruthy();
    expect(within(side).getByText('Still lost')).toBeTruthy();
  }
  expect(left.querySelector('del')?.textContent).toContain('Tom');
  expect(right.querySelector('ins')?.textContent).toContain('Tim');
  expect(left.querySelector('ins')).toBeNull();
  await user.click(within(left).getByRole('button', { name: 'Use this one' }));
  expect(pager()).toContain('1 of 2');
  expect(screen.queryByText('Two tries side by side')).toBeNull();
});

it('shows a brief for what it is, with the way back to its campaign', async () => {
  const result = answer.optimization_results;
  if (!result) throw new Error('The sample answer holds no result.');
  const brief = 'Write a cold email from this brief.\n\nCampaign: Autumn shops\nAudience: Bakers';
  await open([
    { ...draft, content: brief, campaign_id: 'f0e1' },
    { ...answer, optimization_results: { ...result, brief, changes: [] } },
  ]);
  expect(press('Show brief')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Edit Campaign' });
  expect(link.getAttribute('href')).toBe('/dashboard/wizard/f0e1?step=1');
  expect(screen.queryByRole('button', { name: 'Lighter touch' })).toBeNull();
});
