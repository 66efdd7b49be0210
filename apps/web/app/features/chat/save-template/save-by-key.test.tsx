import { paths, type ChatMessage } from '@replysmith/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useChatMessages } from '../../../data/chat-messages.ts';
import { useSession } from '../../../data/session.ts';
import { clearStorage, localStore } from '../../../lib/storage.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { email, messagePair, goodEmail, sessionId, userId } from '../../../testing/samples.ts';
import { sampleId } from '../../../testing/template-samples.ts';
import { choicesOf } from '../changes/choices.ts';
import { draftKeyOf } from '../sending/draft-key.ts';
import { SaveByKey } from './save-by-key.tsx';

const [draft, answer] = messagePair(email);
const [nextDraft, nextAnswer] = messagePair(goodEmail);
const next = [
  { ...nextDraft, id: sampleId(1) },
  { ...nextAnswer, id: sampleId(2) },
];

beforeEach(() => clearStorage());

/** A session with no unfolded result, in which Ctrl+S is pressed. */
async function save(messages: readonly ChatMessage[]) {
  const Page = () => {
    const { data } = useChatMessages(sessionId);
    return (
      <main>
        {data && 'Loaded'}
        <SaveByKey sessionId={sessionId} />
      </main>
    );
  };
  const SignedIn = () => (useSession().data ? <Page /> : null);
  network.use(
    http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: messages })),
    http.get(`*${paths.campaignCategories}`, () => HttpResponse.json({ items: [] })),
    ...signedIn,
  );
  const { user } = renderPages([{ path: '/', Component: SignedIn }], ['/']);
  await screen.findByText('Loaded');
  await user.keyboard('{Control>}s{/Control}');
}

const shown = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as Template' }));
  return (await dialog.findByRole('region', { name: 'Email' })).textContent;
};
const plain = (text: string | undefined) => text?.replaceAll(/\s+/gu, '').slice(0, 60);

it('saves the newest result, though none is laid out', async () => {
  await save([draft, answer, ...next]);
  const newest = nextAnswer.optimization_results?.optimized_email.body;
  expect(plain(await shown())).toBe(plain(newest));
});

it('saves the result that was chosen since, as the choices leave it', async () => {
  const result = answer.optimization_results;
  const put_back = result?.changes.map(({ id }) => id) ?? [];
  const choices = { ...choicesOf(null), put_back };
  await save([draft, { ...answer, choices, chosen_at: '2040-01-01T10:00:00.000Z' }, ...next]);
  expect(plain(await shown())).toBe(plain(result?.original_email.body));
});

it('saves the result with its blanks, whatever was written into them', async () => {
  const body = 'Hi [fill in: first name],\n\nDo you count the stock at Fernhill by hand?\n\nNora';
  const [asked, written] = messagePair(`Subject: Stock\n\n${body}`);
  const label = 'first name';
  await save([asked, { ...written, choices: { ...choicesOf(null), blanks: { [label]: 'Tom' } } }]);
  const text = await shown();
  expect(text).toContain('[fill in: first name]');
  expect(text).not.toContain('Tom');
});

it('saves the draft while there is no result', async () => {
  localStore.write(draftKeyOf(userId, sessionId), 'Hi Tom, is this known?');
  await save([]);
  expect(await shown()).toContain('is this known?');
});

it('saves nothing while there is neither', async () => {
  await save([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
