import { readEmail } from '@replysmith/eml';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPages } from '../../../testing/render-pages.tsx';
import { ExportActions } from './export-actions.tsx';

type Email = { subject: string | null; body: string };

const email: Email = { subject: 'Ovens & you', body: 'Hi Tom,\n\nIs <b>this</b> known?\n\nNora' };
const open: Email = { subject: 'Ovens', body: 'I waited [fill in: seconds] at [fill in: place].' };

let files: { name: string; contents: Promise<string> }[];
let tabs: string[];
let copied: Record<string, string>;

const letCopy = (copy: () => boolean) => Object.assign(document, { execCommand: copy });
const letOpen = (open: typeof window.open) => vi.spyOn(window, 'open').mockImplementation(open);

beforeEach(() => {
  files = [];
  tabs = [];
  copied = {};
  let made: Blob | null = null;
  URL.createObjectURL = (blob) => {
    made = blob as Blob;
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download)
      files.push({ name: this.download, contents: made?.text() ?? Promise.resolve('') });
    else tabs.push(this.href);
  });
  letOpen((url) => {
    tabs.push(String(url));
    return { opener: window } as Window;
  });
  // Adds what jsdom lacks: formatted clipboard items, and a browser that asks the page what to
  // copy.
  letCopy(() => {
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const setData = (type: string, text: string) => (copied[type] = text);
    fireEvent(document.body, Object.assign(event, { clipboardData: { setData } }));
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function show(shown: Email, onFill?: () => void) {
  let saves = 0;
  const Page = () => (
    <ExportActions
      email={shown}
      title="Fernhill: checkout"
      {...(onFill && { onFill })}
      onSave={() => (saves += 1)}
    />
  );
  const { user } = renderPages([{ path: '/', Component: Page }], ['/']);
  const choose = async (menu: string, item: string) => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, choose, saves: () => saves };
}

describe('copying', () => {
  it('waits for what was written last', async () => {
    const Page = () => {
      const [shown, setShown] = useState<Email>({ ...email, body: 'Hi Tom' });
      return (
        <>
          <ExportActions
            email={shown}
            isBehind={shown !== email}
            title="Fernhill"
            onSave={() => undefined}
          />
          <button onClick={() => setShown(email)}>Catch up</button>
        </>
      );
    };
    const { user } = renderPages([{ path: '/', Component: Page }], ['/']);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Catch up' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(copied['text/plain']).toContain(email.body);
  });

  it('copies the whole email, formatted and plain, and says so on the button', async () => {
    const { user } = show(email);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(copied['text/plain']).toBe(`Subject: ${String(email.subject)}\n\n${email.body}`);
    expect(copied['text/html']).toContain('<p>Is &lt;b&gt;this&lt;/b&gt; known?</p>');
  });

  it.each([
    ['Copy subject', 'Ovens & you'],
    ['Copy as plain text', `Subject: Ovens & you\n\n${email.body}`],
  ])('offers a part: %s', async (item, text) => {
    const { choose } = show(email);
    await choose('Copy a part', item);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  it('offers the body alone, formatted', async () => {
    const { choose } = show(email);
    await choose('Copy a part', 'Copy body');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(copied['text/plain']).toBe(email.body);
  });

  it('offers no subject where there is none', async () => {
    const { user } = show({ ...email, subject: null });
    await user.click(screen.getByRole('button', { name: 'Copy a part' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy body' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Copy subject' })).toBeNull();
  });

  it('says that it failed, with the text selected', async () => {
    const { user } = show(email);
    letCopy(() => false);
    navigator.clipboard.write = () => Promise.reject(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Copy failed/);
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Copy failed/);
    expect(field.value).toContain(email.body);
    expect(field.selectionEnd - field.selectionStart).toBe(field.value.length);
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });
});

describe('opening in a mail program', () => {
  it('opens the whole email where the link has room for it', async () => {
    const { choose } = show(email);
    await choose('Open in', 'Gmail');
    expect(tabs).toEqual([
      'https://mail.google.com/mail/?view=cm&fs=1&su=Ovens%20%26%20you&body=Hi%20Tom%2C%0A%0AIs%20%3Cb%3Ethis%3C%2Fb%3E%20known%3F%0A%0ANora',
    ]);
    expect(copied).toEqual({});
  });

  it('copies what has no room, opens the subject alone, and says so', async () => {
    const long = { subject: 'Ovens', body: 'Is this known? '.repeat(500) };
    const { choose } = show(long);
    await choose('Open in', 'Mail app');
    expect(tabs).toEqual(['mailto:?subject=Ovens']);
    expect(copied['text/plain']).toBe(long.body);
    expect(copied['text/html']).toMatch(/^<p>Is this known/);
    const notice = screen.getByText(/Too long for a link/).closest('p');
    expect(notice?.textContent).toMatch(/at most 1,800 characters, and this email needs 11,527\./);
    expect(notice?.textContent).toMatch(/only the subject opens, and the text is copied/);
  });

  it('does not say that it copied what it could not', async () => {
    const { choose } = show({ subject: 'Ovens', body: 'Is this known? '.repeat(500) });
    letCopy(() => false);
    await choose('Open in', 'Outlook.com');
    expect(screen.getByText(/could not be copied: come back/)).toBeTruthy();
  });

  it('says that the browser blocked the tab', async () => {
    const { choose } = show(email);
    letOpen(() => null);
    await choose('Open in', 'Outlook, work or school');
    expect(screen.getByText(/blocked the new tab/)).toBeTruthy();
  });
});

it.each([
  ['Plain text (.txt)', 'Fernhill checkout.txt', 'Subject: Ovens & you'],
  ['HTML', 'Fernhill checkout.html', '<h1>Ovens &amp; you</h1>'],
  ['Markdown', 'Fernhill checkout.md', '# Ovens & you'],
])('downloads %s as %s', async (format, name, words) => {
  const { choose } = show(email);
  await choose('Download', format);
  expect(files.map((file) => file.name)).toEqual([name]);
  expect(await files[0]?.contents).toContain(words);
  expect(await screen.findByText(/Download started/)).toBeTruthy();
});

it('downloads a draft for a mail program, named after its subject', async () => {
  const { choose } = show(email);
  await choose('Download', 'Email draft (.eml)');
  expect(files.map((file) => file.name)).toEqual(['Ovens & you.eml']);
  const draft = (await files[0]?.contents) ?? '';
  expect(draft).toMatch(/^X-Unsent: 1\r\n/u);
  expect(await readEmail(draft)).toMatchObject({ ...email, problems: [] });
});

describe('with merge tags open', () => {
  const tagged: Email = {
    subject: 'Ovens',
    body: 'Hi {{first_name}},\n\nIs this known at {{company}}?',
  };
  const options = {
    name: /^2 merge tags are still open: \{\{first_name\}\} and \{\{company\}\}\./u,
  };

  it('names them before they are copied or opened in a mail program', async () => {
    const { user, choose } = show(tagged, () => undefined);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const warning = within(await screen.findByRole('group', options));
    expect(warning.queryByRole('button', { name: /^Fill/u })).toBeNull();
    expect(copied).toEqual({});
    await user.click(warning.getByRole('button', { name: 'Copy anyway' }));
    await screen.findByRole('button', { name: 'Copied' });
    await choose('Open in', 'Gmail');
    await screen.findByRole('group', options);
    expect(tabs).toEqual([]);
  });

  it('lets a file have them, and says so', async () => {
    const { choose } = show(tagged);
    await choose('Download', 'Plain text (.txt)');
    expect(files).toHaveLength(1);
    expect(await screen.findByText(/2 merge tags are still open/u)).toBeTruthy();
    expect(screen.queryByRole('group', options)).toBeNull();
  });
});

describe('with blanks open', () => {
  it('names them, and lets nothing leave with them', async () => {
    const { user } = show(open, () => undefined);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const warning = await screen.findByRole('group', {
      name: '2 blanks are still open: seconds and place.',
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(warning).getByRole('button', { name: 'Fill them' }),
      ),
    );
    expect(within(warning).queryByRole('button', { name: /anyway/u })).toBeNull();
    await user.click(within(warning).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('group', { name: /still open/ })).toBeNull();
    expect(copied).toEqual({});
  });

  it('says where to fill what has no field beside it', async () => {
    const { user } = show({ subject: null, body: 'It takes [fill in: seconds].' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const warning = await screen.findByRole('group', {
      name: '1 blank is still open: seconds. Fill the blank in the email first.',
    });
    expect(
      within(warning)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Cancel']);
    expect(copied).toEqual({});
  });

  it('holds downloads and links back too, and leads to the blanks', async () => {
    let fills = 0;
    const { user, choose } = show(open, () => (fills += 1));
    await choose('Download', 'HTML');
    await user.click(await screen.findByRole('button', { name: 'Fill them' }));
    await choose('Open in', 'Gmail');
    const fill = await screen.findByRole('button', { name: 'Fill them' });
    await waitFor(() => expect(document.activeElement).toBe(fill));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: /still open/ })).toBeNull());
    expect([fills, files, tabs]).toEqual([1, [], []]);
  });
});
