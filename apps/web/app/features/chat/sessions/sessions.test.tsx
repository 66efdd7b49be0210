import { paths } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useChatSession } from '../../../data/chat-sessions.ts';
import { useSession } from '../../../data/session.ts';
import { useTabChanges } from '../../../data/tab-changes.ts';
import { localStore } from '../../../lib/storage.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { chatSession, refusal, sessionId, userId } from '../../../testing/samples.ts';
import { sessionStore } from '../../../testing/session-store.ts';
import { SessionNotFound } from '../session-not-found.tsx';
import { SessionsPanel } from '../chat-page.tsx';
import { SessionsSheet } from '../chat-head.tsx';

const SignedIn = () => (useSession().data ? <Outlet /> : null);
const pages = [
  {
    Component: SignedIn,
    children: [{ path: '/dashboard/coldmail/:sessionId?', Component: SessionsPanel }],
  },
];
const newChat = '/dashboard/coldmail';
const open = (address = newChat) => renderPages(pages, [address]);
const address = () => screen.getByLabelText('Address').textContent;
const link = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });
const field = () => screen.findByLabelText<HTMLInputElement>('Session name');

const idOf = (digit: number) => sessionId.replace(/.$/, String(digit));
const fernhill = chatSession();
const harrow = chatSession({ id: idOf(3), title: 'Harrow second touch' });
const marlow = chatSession({ id: idOf(4), title: 'Marlow cart speed', is_archived: true });
const pell = chatSession({
  id: idOf(5),
  title: 'Pell and Daughters',
  deleted_at: '2026-03-01T10:00:00.000Z',
});
let store = sessionStore([]);

beforeEach(() => {
  store = sessionStore([fernhill, harrow, marlow, pell]);
  network.use(...signedIn);
  network.use(...store.handlers);
});

type User = ReturnType<typeof open>['user'];
const act = async (user: User, name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Session actions: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the search', () => {
  it('looks when typing rests, marks what it found, and is in the address', async () => {
    const { user } = open();
    await link('Fernhill');
    await user.type(screen.getByLabelText('Search sessions'), 'second');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Fernhill/ })).toBeNull());
    expect(address()).toBe(`${newChat}?find=second`);
    expect(within(await link('Harrow')).getByText('second').tagName).toBe('MARK');
    expect(screen.getByText('1 session found')).toBeTruthy();
    await user.click(await link('Harrow'));
    expect(address()).toBe(`${newChat}/${harrow.id}?find=second`);
  });

  it('names what nothing fits, and is cleared with a press', async () => {
    const { user } = open(`${newChat}?find=zeppelin`);
    expect(await screen.findByText(/No session has “zeppelin”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await link('Fernhill')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Search sessions').value).toBe('');
  });
});

describe('a search that is refused', () => {
  const refuse = () =>
    HttpResponse.json(
      { error: { code: 'search_limited', message: 'Too many searches.', request_id: 'req-1' } },
      { status: 429, headers: { 'Retry-After': '42' } },
    );
  const refuseSearches = () =>
    network.use(
      http.get(`*${paths.chatSessions}`, ({ request }) =>
        new URL(request.url).searchParams.has('search') ? refuse() : undefined,
      ),
    );

  it('leaves what was listed before, says why, and is cleared with a press', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Search sessions'), 'second');
    await screen.findByText('1 session found');
    refuseSearches();
    await user.type(screen.getByLabelText('Search sessions'), ' touch');
    const why = await screen.findByText(/Too many searches\. You can go on in 42 seconds\./);
    expect(why.getAttribute('role')).toBe('alert');
    expect(await link('Harrow')).toBeTruthy();
    expect(screen.queryByText('1 session found')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await link('Fernhill')).toBeTruthy();
    expect(screen.queryByText(/Too many searches/)).toBeNull();
    expect(address()).toBe(newChat);
  });

  it('is not asked again in what was listed before', async () => {
    const clock = vi.spyOn(Date, 'now');
    const { user } = open();
    await user.type(await screen.findByLabelText('Search sessions'), 'second');
    await screen.findByText('1 session found');
    refuseSearches();
    const searches: (string | null)[] = [];
    network.events.on('request:start', ({ request }) => {
      searches.push(new URL(request.url).searchParams.get('search'));
    });
    const now = Date.now();
    clock.mockImplementation(() => now + 60_000);
    await user.type(screen.getByLabelText('Search sessions'), ' touch');
    await screen.findByText(/Too many searches/);
    await link('Harrow');
    clock.mockRestore();
    network.events.removeAllListeners();
    expect(searches).not.toContain('second');
    expect(searches).toContain('second touch');
  });

  it('leaves deleted ones listed as well, and offers once to clear it', async () => {
    const { user } = open(`${newChat}?sessions=archived&find=e`);
    await screen.findByRole('button', { name: 'Restore: Pell and Daughters' });
    await link('Marlow');
    refuseSearches();
    await user.type(screen.getByLabelText('Search sessions'), 'll');
    await waitFor(() => expect(screen.getAllByText(/Too many searches/)).toHaveLength(2));
    const [listed, deleted] = screen.getAllByRole('alert').map((why) => why.textContent);
    expect(listed).toMatch(/^Error loading sessions\./);
    expect(deleted).toMatch(/^Error loading deleted sessions\./);
    expect(screen.getByRole('button', { name: 'Restore: Pell and Daughters' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Clear search' })).toHaveLength(1);
  });

  it('is cleared with a press where nothing was listed before', async () => {
    refuseSearches();
    const { user } = open(`${newChat}?find=second`);
    await screen.findByText(/Too many searches/);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await link('Fernhill')).toBeTruthy();
  });
});

it('asks the server once for a search that only the archive answers', async () => {
  const urls: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (new URL(request.url).searchParams.has('search')) urls.push(request.url);
  });
  open(`${newChat}?find=Marlow`);
  await screen.findByRole('link', { name: 'One archived session does' });
  expect(urls).toHaveLength(1);
  network.events.removeAllListeners();
});

it('leads to the archive where only that holds what is searched', async () => {
  const { user } = open(`${newChat}?find=Marlow`);
  await user.click(await screen.findByRole('link', { name: 'One archived session does' }));
  expect(await link('Marlow')).toBeTruthy();
  expect(address()).toBe(`${newChat}?sessions=archived&find=Marlow`);
});

describe('renaming', () => {
  it('saves with Enter, shows the name at once, and gives the focus back', async () => {
    const { user } = open();
    (await link('Fernhill')).focus();
    await user.keyboard('{F2}');
    expect((await field()).value).toBe('Fernhill checkout');
    await user.keyboard('  Fernhill\tsecond try {Enter}');
    await waitFor(() => expect(store.find(fernhill.id)?.session_name).toBe('Fernhill second try'));
    expect(document.activeElement).toBe(await link('Fernhill second try'));
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(store.find(fernhill.id)).toEqual(fernhill));
  });

  it.each([
    ['Escape', 'Something else{Escape}'],
    ['an empty name', '{Backspace}{Enter}'],
    ['spaces', '   {Enter}'],
  ])('leaves the name as it is with %s', async (_how, keys) => {
    const { user } = open();
    await user.dblClick(await link('Fernhill'));
    await field();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(await link('Fernhill checkout'));
    expect(store.find(fernhill.id)).toEqual(fernhill);
  });

  it('saves when the field is left', async () => {
    const { user } = open();
    await act(user, 'Fernhill checkout', 'Rename');
    await field();
    await user.keyboard('Fernhill, May');
    await user.click(screen.getByLabelText('Search sessions'));
    await waitFor(() => expect(store.find(fernhill.id)?.session_name).toBe('Fernhill, May'));
    expect(document.activeElement).toBe(screen.getByLabelText('Search sessions'));
  });

  it('has the old name back when it is refused, and says so', async () => {
    network.use(http.patch(`*${paths.chatSessions}/:id`, () => refusal('internal')));
    const { user } = open();
    await act(user, 'Fernhill checkout', 'Rename');
    await field();
    await user.keyboard('Fernhill, May{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Error updating session');
    expect(await link('Fernhill checkout')).toBeTruthy();
  });
});

describe('archive and delete', () => {
  it('archives at once, hands the focus on, and takes it back', async () => {
    const { user } = open();
    await act(user, 'Fernhill checkout', 'Archive');
    expect(screen.queryByRole('link', { name: /^Fernhill/ })).toBeNull();
    expect(document.activeElement).toBe(await link('Harrow'));
    expect(await screen.findByText('Session archived')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Archived, 2' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await link('Fernhill')).toBeTruthy();
  });

  it.each(['Archive', 'Delete'])(
    'has the focus on the next session, also after %s of the open one by keyboard',
    async (item) => {
      const { user } = open(`${newChat}/${fernhill.id}`);
      (await screen.findByRole('button', { name: /^Session actions: Fernhill/ })).focus();
      await user.keyboard('{Enter}');
      (await screen.findByRole('menuitem', { name: item })).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('link', { name: /^Fernhill/ })).toBeNull());
      expect(document.activeElement).toBe(await link('Harrow'));
    },
  );

  it.each(['Archive', 'Delete'])(
    'has the focus where the list says that it is empty, after %s of the last one',
    async (item) => {
      store = sessionStore([fernhill]);
      network.use(...store.handlers);
      const { user } = open(`${newChat}/${fernhill.id}`);
      (await screen.findByRole('button', { name: /^Session actions/ })).focus();
      await user.keyboard('{Enter}');
      (await screen.findByRole('menuitem', { name: item })).focus();
      await user.keyboard('{Enter}');
      const empty = await screen.findByText(/^Each email you optimize is kept here/);
      expect(document.activeElement).toBe(empty.parentElement);
    },
  );

  it('has the session back in the list when it cannot be archived', async () => {
    network.use(http.patch(`*${paths.chatSessions}/:id`, () => HttpResponse.error()));
    const { user } = open();
    await act(user, 'Fernhill checkout', 'Archive');
    expect((await screen.findByRole('alert')).textContent).toContain('Error archiving session');
    expect(await link('Fernhill')).toBeTruthy();
  });

  it('leaves a deleted session for a new chat, and Undo opens it again', async () => {
    const { user } = open(`${newChat}/${fernhill.id}?find=fern`);
    await act(user, 'Fernhill checkout', 'Delete');
    expect(address()).toBe(`${newChat}?find=fern`);
    expect(await screen.findByText('Session deleted')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(address()).toBe(`${newChat}/${fernhill.id}?find=fern`));
    expect(await link('Fernhill')).toBeTruthy();
  });
});

describe('what was put away', () => {
  const openArchive = () => open(`${newChat}?sessions=archived`);

  it('is shown by the archive, which brings it back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Archived, 1' }));
    expect(await link('Marlow')).toBeTruthy();
    await act(user, 'Marlow cart speed', 'Bring back');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Marlow/ })).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Back to sessions' }));
    expect(await link('Marlow')).toBeTruthy();
  });

  it('restores what was deleted', async () => {
    const { user } = openArchive();
    expect(await screen.findByText('Here until 31 March 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore: Pell and Daughters' }));
    await waitFor(() => expect(store.find(pell.id)?.deleted_at).toBeNull());
    await waitFor(() => expect(screen.queryByText(/^Deleted, removed for good/)).toBeNull());
  });

  it('deletes for good once it has asked, and drops what was being written there', async () => {
    const draft = `${userId}:draft:${pell.id}:question`;
    localStore.write(draft, 'What about the price?');
    const { user } = openArchive();
    await user.click(
      await screen.findByRole('button', { name: 'Delete for good: Pell and Daughters' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete for good?' }));
    expect(store.find(pell.id)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(store.find(pell.id)).toBeUndefined());
    await waitFor(() => expect(localStore.read(draft)).toBe(''));
  });
});

it('asks in the sheet too, which Escape leaves open', async () => {
  const { user } = renderPages(
    [{ Component: SignedIn, children: [{ path: newChat, Component: SessionsSheet }] }],
    [`${newChat}?sessions=archived`],
  );
  await user.click(await screen.findByRole('button', { name: /^Sessions/ }));
  await user.click(await screen.findByRole('button', { name: /^Delete for good/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete for good?' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
  dialog.getByRole('button', { name: 'Keep it' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Delete for good?' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Chat Sessions' })).toBeTruthy();
});

describe('the address of a chat that was deleted', () => {
  it('restores it, and shows it then', async () => {
    const Page = () =>
      useChatSession(pell.id).isSuccess ? <p>Here again</p> : <SessionNotFound />;
    const path = `${newChat}/:sessionId`;
    const { user } = renderPages(
      [{ Component: SignedIn, children: [{ path, Component: Page }] }],
      [`${newChat}/${pell.id}`],
    );
    await screen.findByRole('heading', { name: 'This chat was deleted.' });
    expect(screen.getByText(/can be restored until 31 March 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Here again')).toBeTruthy();
    expect(store.find(pell.id)?.deleted_at).toBeNull();
  });
});

it('is walked through with the arrow keys, from the search on', async () => {
  const { user } = open();
  const [first, second] = [await link('Fernhill'), await link('Harrow')];
  await user.click(screen.getByLabelText('Search sessions'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(second);
});

it('shows what another tab has changed', async () => {
  const Panel = () => {
    useTabChanges();
    return <SessionsPanel />;
  };
  const path = '/dashboard/coldmail/:sessionId?';
  renderPages([{ Component: SignedIn, children: [{ path, Component: Panel }] }], [newChat]);
  await link('Fernhill');
  store = sessionStore([{ ...fernhill, session_name: 'Fernhill, May' }]);
  network.use(...store.handlers);
  const otherTab = new BroadcastChannel('replysmith:changes');
  otherTab.postMessage(['chat-sessions']);
  expect(await link('Fernhill, May')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Harrow/ })).toBeNull();
  otherTab.close();
});

it('tells other tabs of what was changed here', async () => {
  const received: unknown[] = [];
  const otherTab = new BroadcastChannel('replysmith:changes');
  otherTab.onmessage = ({ data }) => received.push(data);
  const { user } = open();
  await act(user, 'Fernhill checkout', 'Archive');
  await waitFor(() => expect(received).toContainEqual(['chat-sessions', 'chat-session']));
  otherTab.close();
});

it('says quietly that something is being written in a session', async () => {
  localStore.write(`${userId}:draft:${harrow.id}:reply`, 'Half a line');
  open();
  expect((await link('Harrow')).textContent).toMatch(/, draft$/);
  expect((await link('Fernhill')).textContent).not.toContain('draft');
});

it('says that sessions could not be read, and tries again', async () => {
  network.use(http.get(`*${paths.chatSessions}`, () => refusal('validation_failed')));
  const { user } = open();
  expect(await screen.findByText(/Failed to load chat sessions\./)).toBeTruthy();
  network.use(...store.handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await link('Fernhill')).toBeTruthy();
});
