import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { readIntoDraft } from './email-reader.worker.ts';
import { CoachInThisThread, WorkerThatNeverLoads } from '../../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { ChatPage } from '../chat-page.tsx';

/** Stands in for the thread that reads emails. */
class ReaderInThisThread extends EventTarget {
  postMessage(source: Uint8Array | string): void {
    void readIntoDraft(source).then((data) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  terminate(): void {
    // Nothing runs between messages.
  }
}

const threads = (Reader: new () => EventTarget) =>
  function start(url: URL) {
    return url.pathname.includes('email-reader') ? new Reader() : new CoachInThisThread();
  };

const source =
  'From: Nora <nora@nora.example>\nTo: Tom <tom@tom.example>\nSubject: Re: Ovens\nX-Secret: 1\n\nHi Tom,\n\nStill worth a look?\n\nOn Mon, Tom wrote:\n> Not now.\n';
const text = 'Subject: Re: Ovens\n\nHi Tom,\n\nStill worth a look?';
const file = (name: string, contents = source) => new File([contents], name);

const SignedIn = () => (useSession().data ? <Outlet /> : null);
const pages = [
  {
    Component: SignedIn,
    children: [{ path: '/dashboard/coldmail/:sessionId?', Component: ChatPage }],
  },
];
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Your email');

async function open() {
  const { user } = renderPages(pages, ['/dashboard/coldmail']);
  return { user, field: await composer() };
}

function drop(...files: File[]) {
  const dataTransfer = { types: ['Files'], files };
  fireEvent.dragOver(document.body, { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });
}

beforeEach(() => {
  vi.stubGlobal('Worker', threads(ReaderInThisThread));
  window.scrollBy = () => undefined;
  network.use(...signedIn);
});

it('puts a dropped email into the draft without headers, with its thread apart and read as a follow-up', async () => {
  const { user, field } = await open();
  drop(file('ovens.eml'));
  await waitFor(() => expect(field.value).toBe(text));
  expect(screen.getByText('Read without its headers, to Tom.')).toBeTruthy();
  const thread = screen.getByText('The thread below it: 2 lines, not judged');
  expect(thread.closest('details')?.open).toBe(false);
  expect(screen.getByText(/> Not now\./u)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Stage').value).toBe('follow_up'),
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText(/> Not now\./u)).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Stage').value).toBe('');
  expect(field.value).toBe(text);
});

it('keeps what was being written, and brings it back', async () => {
  const { user, field } = await open();
  await user.type(field, 'Half a thought');
  drop(file('ovens.EML'));
  await waitFor(() => expect(field.value).toBe(text));
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(field.value).toBe('Half a thought');
  expect(screen.queryByText(/^The thread below it|^Read without/u)).toBeNull();
});

it('reads the source of an email that is pasted, and leaves any other text as it is', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.paste('Subject: Ovens\n\nHi Tom,');
  expect(field.value).toBe('Subject: Ovens\n\nHi Tom,');
  await user.clear(field);
  await user.paste(source);
  await waitFor(() => expect(field.value).toBe(text));
});

it('opens a chosen email by keyboard', async () => {
  const { user, field } = await open();
  const pick = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  const button = screen.getByRole('button', { name: 'Open .eml' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(pick).toHaveBeenCalledOnce();
  fireEvent.change(screen.getByLabelText('Email file'), { target: { files: [file('ovens.eml')] } });
  await waitFor(() => expect(field.value).toBe(text));
});

it.each([
  ['two files', [file('a.eml'), file('b.eml')], 'Only one email can be read at a time.'],
  [
    'another file',
    [file('offer.pdf')],
    '“offer.pdf” is not an email file. Save the email as .eml, or paste its text.',
  ],
  [
    'another file under its name',
    [file('offer.eml', '%PDF-1.7')],
    'This is not an email: it does not begin with headers such as “From:” and “Subject:”.',
  ],
  [
    'an encrypted email',
    [file('a.eml', 'From: a@a.example\nContent-Type: multipart/encrypted; boundary=b\n\n--b--')],
    'The email is encrypted. Open it in your mail program and copy its text.',
  ],
  ['an email without a text', [file('a.eml', 'From: a@a.example\n\n')], 'The email has no text.'],
])('says what is wrong and leaves the draft as it was: %s', async (_what, files, sentence) => {
  const { user, field } = await open();
  await user.type(field, 'Half a thought');
  drop(...files);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(field.value).toBe('Half a thought');
  await user.type(field, ', more');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so where the reader cannot be loaded', async () => {
  vi.stubGlobal('Worker', threads(WorkerThatNeverLoads));
  await open();
  drop(file('ovens.eml'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The email could not be read.');
});
