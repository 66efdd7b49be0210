import { engineReasons, paths, type AiRequest } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCampaigns } from '../../data/campaigns.ts';
import { useSession } from '../../data/session.ts';
import { clearStorage, localStore } from '../../lib/storage.ts';
import { answerEvents, requestId, text } from '../../testing/answer-events.ts';
import { answerAtOnce, answerStream } from '../../testing/answer-stream.ts';
import { CoachInThisThread } from '../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { email, messagePair, sessionId, subscription, userId } from '../../testing/samples.ts';
import { sampleId } from '../../testing/template-samples.ts';
import { ChatPage } from './chat-page.tsx';

const SignedIn = () => (useSession().data ? <Outlet /> : null);
const newChat = '/dashboard/coldmail';
const savedChat = `${newChat}/${sessionId}`;
const open = (path: string, Component: ComponentType = ChatPage) =>
  renderPages(
    [{ Component: SignedIn, children: [{ path: '/dashboard/coldmail/:sessionId?', Component }] }],
    [path],
  );
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Your email');
const address = () => screen.getByLabelText('Address').textContent;
const { started, scored, answered, stoppedAt, undone, failed } = answerEvents(email);
const stop = () => screen.findByRole('button', { name: 'Stop' });

/** Sends the sample; the test controls the answer. */
async function send(path = newChat, Component?: ComponentType) {
  const stream = answerStream();
  network.use(http.post(`*${paths.optimizeEmail}`, stream.response));
  const page = open(path, Component);
  await page.user.click(await composer());
  await page.user.paste(email);
  await page.user.keyboard('{Control>}{Enter}{/Control}');
  return { ...page, ...stream };
}

function stopsWith(tell: () => void) {
  const stopCall = vi.fn();
  network.use(
    http.post(`*${paths.stopAnswer}`, async ({ request }) => {
      stopCall(await request.json());
      tell();
      return HttpResponse.json({});
    }),
  );
  return stopCall;
}

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
  window.scrollBy = () => undefined;
  network.use(...signedIn);
});

describe('while an answer is written', () => {
  it('shows the score of the original with its breakdown, then the text as it grows', async () => {
    const { tell } = await send();
    tell(started, scored);
    const score = (scored.score / 10).toFixed(1);
    expect(await screen.findByRole('heading', { name: `Your text: ${score}.` })).toBeTruthy();
    const [line] = scored.lines;
    expect(screen.getByRole('list', { name: 'Lost' }).textContent).toContain(line?.name);
    tell(text('Subject: The wait on pho'), text('nes\n\nHi Tom,'));
    expect(await screen.findByText('The wait on phones')).toBeTruthy();
    expect(screen.getByText('Hi Tom,')).toBeTruthy();
    await stop();
    expect((await composer()).value).toBe('');
    expect((await composer()).placeholder).toBe('The next email can wait here.');
    expect(screen.queryByLabelText('Kind of outreach')).toBeNull();
  });

  it('says whose text it is as soon as there is some, and that the session is being written', async () => {
    const { tell } = await send();
    tell(started, scored);
    await screen.findByRole('heading', { name: /^Your text/ });
    expect(screen.queryByText('A model is writing')).toBeNull();
    expect(screen.queryByText('AI-generated text')).toBeNull();
    expect(await screen.findByText('Waiting for the model', {}, { timeout: 3_000 })).toBeTruthy();
    tell(text('Hi Tom,'));
    expect(await screen.findByText('A model is writing')).toBeTruthy();
    expect(screen.getByText('AI-generated text')).toBeTruthy();
    expect(screen.queryByText('Waiting for the model')).toBeNull();
    expect(screen.getByRole('link', { name: /Fernhill checkout\s*writing/ })).toBeTruthy();
    tell(answered);
    expect(await screen.findByRole('link', { name: /Fernhill checkout\s*score/ })).toBeTruthy();
  });

  it('counts the request as soon as it is reserved', async () => {
    const { tell } = await send();
    const today = { ...subscription, usage_tracking: { ...subscription.usage_tracking } };
    today.usage_tracking.daily_ai_requests = 2;
    network.use(http.get(`*${paths.userSubscriptions}`, () => HttpResponse.json(today)));
    expect(screen.queryByText('2 of 5 requests today')).toBeNull();
    tell(started);
    expect(await screen.findByText('2 of 5 requests today')).toBeTruthy();
  });

  it('has the campaigns read anew once the brief of one is in the chat', async () => {
    let reads = 0;
    network.use(
      http.get(`*${paths.wizardCampaigns}`, () => {
        reads += 1;
        return HttpResponse.json({ items: [] });
      }),
    );
    const Page = () => {
      useCampaigns('saved');
      return <ChatPage />;
    };
    const { tell } = await send(newChat, Page);
    await waitFor(() => expect(reads).toBe(1));
    tell({ ...started, message: { ...started.message, campaign_id: sampleId(9) } });
    await waitFor(() => expect(reads).toBe(2));
  });

  it('puts the new session into the address without mounting the composer anew', async () => {
    const { tell } = await send();
    const field = await composer();
    tell(started);
    await waitFor(() => expect(address()).toBe(savedChat));
    await stop();
    expect(await composer()).toBe(field);
    expect(field.placeholder).toBe('The next email can wait here.');
    expect(document.activeElement).toBe(field);
  });

  it('keeps what is typed meanwhile, and leaves the focus there when the result comes', async () => {
    const { tell, user } = await send();
    tell(started, scored, text('Hi'));
    await screen.findByText('Hi');
    await stop();
    await user.type(await composer(), 'The next one');
    tell(answered);
    await screen.findByRole('heading', { name: /up from/ });
    expect((await composer()).value).toBe('The next one');
    expect(document.activeElement).toBe(await composer());
    expect(screen.getByText(/^Result ready: /)).toBeTruthy();
  });

  it('begins anew when what had come does not count', async () => {
    const { tell } = await send();
    tell(started, scored, text('First words'));
    await screen.findByText('First words');
    tell({ type: 'rewound' });
    expect(await screen.findByText(/is being written again/)).toBeTruthy();
    expect(screen.queryByText('First words')).toBeNull();
    tell(text('Second words'));
    expect(await screen.findByText('Second words')).toBeTruthy();
    expect(screen.queryByText(/is being written again/)).toBeNull();
  });

  it('listens again when the line breaks, and loses nothing', async () => {
    const second = answerStream();
    network.use(http.get(`*${paths.optimizeEmail}/${requestId}`, second.response));
    const { tell, breakOff } = await send();
    tell(started, scored, text('Hi Tom, '));
    await screen.findByText('Hi Tom,');
    breakOff();
    const lost = 'Connection lost. Trying again; the server goes on writing.';
    await waitFor(() => expect(screen.getAllByText(lost)).toHaveLength(2));
    second.tell(started, scored, text('Hi Tom, I saw '), text('the checkout.'));
    expect(await screen.findByText('Hi Tom, I saw the checkout.', {}, { timeout: 4_000 }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(lost)).toBeNull();
    second.tell(answered);
    expect(await screen.findByRole('heading', { name: /up from/ })).toBeTruthy();
  });
});

describe('Stop', () => {
  it('keeps what had come, to be copied or tried again', async () => {
    const { tell, user } = await send();
    tell(started, scored, text('Hi Tom, I saw'));
    const stopCall = stopsWith(() => tell(stoppedAt('Hi Tom, I saw')));
    const button = await stop();
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /^Stopped/ })).toBeTruthy();
    expect(stopCall).toHaveBeenCalledWith({ request_id: requestId });
    expect(screen.getByText('Hi Tom, I saw')).toBeTruthy();
    expect(screen.getByText('Stopped, unfinished · 1 request')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    const again = screen.getByRole('button', { name: 'Try again', description: 'Uses 1 request' });
    expect((await composer()).value).toBe('');
    expect(document.activeElement).toBe(button);

    network.use(
      http.post(`*${paths.optimizeEmail}`, () => answerAtOnce([started, scored, answered])),
    );
    await user.click(again);
    expect(await screen.findByRole('heading', { name: /up from/ })).toBeTruthy();
  });

  it('before anything had come leaves the text in the composer of a new chat', async () => {
    const { tell, user } = await send();
    tell(started, scored);
    await waitFor(() => expect(address()).toBe(savedChat));
    stopsWith(() => tell(undone));
    await user.keyboard('{Escape}');
    const note = await screen.findAllByText(/^Stopped before anything was written\. Nothing was/);
    expect(note.length).toBeGreaterThan(0);
    await waitFor(() => expect(address()).toBe(newChat));
    expect((await composer()).value).toBe(email);
    expect(document.activeElement).toBe(await composer());
  });

  it('before anything had come gives the text back before what was typed meanwhile', async () => {
    const { tell, user } = await send();
    tell(started, scored);
    await stop();
    await user.type(await composer(), 'The next one');
    stopsWith(() => tell(undone));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(newChat));
    expect((await composer()).value).toBe(`${email}\n\nThe next one`);
    expect(screen.queryByText('Paste an email to begin.')).toBeNull();
  });

  it('is not asked for by the second click of a double one', async () => {
    const { tell, user } = await send();
    tell(started, scored);
    const stopCall = stopsWith(() => undefined);
    await stop();
    await user.dblClick(await stop());
    await waitFor(() => expect(stopCall).toHaveBeenCalledTimes(1));
  });
});

describe('when it fails', () => {
  it('keeps the text, says why, and leaves no session behind', async () => {
    const { tell } = await send();
    tell(started, scored, text('Hi'), failed);
    const problem = await screen.findByRole('alert');
    expect(problem.textContent).toContain(failed.error.message);
    expect(problem.textContent).toMatch(/^Message Processing Failed.*nothing was charged/u);
    expect((await composer()).value).toBe(email);
    await waitFor(() => expect(address()).toBe(newChat));
    expect(screen.queryByText('Hi')).toBeNull();
  });
});

it('keeps nothing of an email whose answer fails once its writer has signed out', async () => {
  const isAsked = Promise.withResolvers<undefined>();
  const isRefused = Promise.withResolvers<undefined>();
  network.use(
    http.post(`*${paths.optimizeEmail}`, async () => {
      isAsked.resolve(undefined);
      await isRefused.promise;
      return new HttpResponse(null, { status: 401 });
    }),
  );
  const { user, unmount } = open(newChat);
  await user.click(await composer());
  await user.paste(email);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await isAsked.promise;
  unmount();
  clearStorage();
  isRefused.resolve(undefined);
  await delay(100);
  expect(localStore.keys()).toEqual([]);
});

describe('who wrote it', () => {
  async function answerBy(authors: Parameters<typeof answerEvents>[1]) {
    const events = answerEvents(email, authors);
    const { tell } = await send();
    tell(events.started, events.scored, events.answered);
    await screen.findByRole('heading', { name: /up from/ });
  }

  it('is the coach', async () => {
    await answerBy({ engine: 'coach' });
    expect(screen.getByText('Rewritten by the coach')).toBeTruthy();
    expect(screen.getByText(/read as .* · 1 request$/)).toBeTruthy();
    expect(screen.queryByText('AI-generated text')).toBeNull();
  });

  it('is the model by its name, and the text is labeled', async () => {
    await answerBy({ engine: 'model', model: 'harbour-small' });
    expect(screen.getByText('Rewritten by harbour-small, scored by the coach')).toBeTruthy();
    expect(screen.getByText('AI-generated text')).toBeTruthy();
  });

  it('is the coach in place of a model, which is told with its reason', async () => {
    await answerBy({ engine: 'coach', engine_reason: 'slow' });
    const line = `${engineReasons.slow} The coach wrote this instead; this one was not counted.`;
    expect(screen.getByText(line)).toBeTruthy();
    expect(screen.queryByText(/· 1 request/)).toBeNull();
    expect(screen.getByText(/^Result ready/).textContent).toContain(line);
  });
});

describe('after a reload', () => {
  const [message] = messagePair(email);
  const request: AiRequest = {
    id: requestId,
    user_id: userId,
    session_id: sessionId,
    message_type: 'email_optimization',
    status: 'running',
    charge: 'reserved',
    engine: null,
    model: null,
    engine_reason: null,
    input_tokens: 0,
    output_tokens: 0,
    created_at: message.created_at,
    settled_at: null,
  };

  function reload() {
    const stream = answerStream();
    const draftKey = `replysmith:kept:${userId}:draft:${sessionId}`;
    localStorage.setItem(draftKey, email);
    localStorage.setItem(
      `${draftKey}:sending`,
      JSON.stringify({ key: requestId, sent: JSON.stringify([email]) }),
    );
    network.use(
      http.get(`*${paths.aiRequests}`, () => HttpResponse.json({ items: [request] })),
      http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: [message] })),
      http.get(`*${paths.optimizeEmail}/${requestId}`, stream.response),
    );
    return { ...open(savedChat), ...stream };
  }

  it('shows the answer going on, ends with the result and empties the composer', async () => {
    const { tell } = reload();
    tell(started, scored, text('Hi Tom, I saw'));
    expect(await screen.findByText('Hi Tom, I saw')).toBeTruthy();
    expect((await composer()).value).toBe('');
    tell(answered);
    expect(await screen.findByRole('heading', { name: /up from/ })).toBeTruthy();
    expect((await composer()).value).toBe('');
  });

  it('never shows the composer as if the text could be sent again', async () => {
    const { tell, user } = reload();
    expect((await composer()).value).toBe('');
    expect(screen.queryByRole('button', { name: 'Optimize' })).toBeNull();
    tell(started, scored, answered);
    await screen.findByRole('heading', { name: /up from/ });
    // The empty composer is one line until it has the focus.
    await user.click(await composer());
    expect(await screen.findByRole('button', { name: 'Optimize' })).toBeTruthy();
  });

  it('gives the text back where nothing is being written any more', async () => {
    reload();
    network.use(http.get(`*${paths.aiRequests}`, () => HttpResponse.json({ items: [] })));
    await screen.findByRole('button', { name: 'Optimize' });
    expect((await composer()).value).toBe(email);
  });

  it('scores what was stopped once more', async () => {
    const { messages } = stoppedAt('Hi Tom, I saw');
    network.use(http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: messages })));
    open(savedChat);
    expect(await screen.findByRole('heading', { name: /^Stopped/ })).toBeTruthy();
    const score = (scored.score / 10).toFixed(1);
    expect(
      screen.getByRole('img', { name: new RegExp(`^Your text scores ${score}`) }),
    ).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Lost' })).toBeTruthy();
  });

  it('can be stopped', async () => {
    const { tell, user } = reload();
    tell(started, scored, text('Hi Tom, I saw'));
    stopsWith(() => tell(stoppedAt('Hi Tom, I saw')));
    await user.click(await stop());
    expect(await screen.findByRole('heading', { name: /^Stopped/ })).toBeTruthy();
  });

  it('goes back to a new chat with the text when it is undone', async () => {
    const { tell } = reload();
    tell(started, scored);
    await screen.findByRole('heading', { name: /^Your text/ });
    tell(failed);
    await waitFor(() => expect(address()).toBe(newChat));
    expect((await composer()).value).toBe(email);
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});

it('leaving the chat while an answer is written and coming back shows it going on', async () => {
  const { tell, user } = await send(savedChat);
  tell(started, scored, text('Hi Tom, I saw'));
  await screen.findByText('Hi Tom, I saw');
  await user.click(screen.getByRole('link', { name: 'Start New Session' }));
  expect(await screen.findByText('Paste an email to begin.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Fernhill checkout/ }));
  expect(await screen.findByText('Hi Tom, I saw')).toBeTruthy();
  tell(answered);
  expect(await screen.findByRole('heading', { name: /up from/ })).toBeTruthy();
  expect((await composer()).value).toBe('');
});
