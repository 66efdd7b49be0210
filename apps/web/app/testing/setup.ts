import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { markSessionRenewed } from '../data/session.ts';
import { forgetVisitor } from '../data/visitor.tsx';
import { clearStorage } from '../lib/storage.ts';
import { closeToast, toastStore } from '../components/toast.tsx';
import { completeBrowser } from './complete-browser.ts';
import { network } from './network.ts';

completeBrowser();
// How long something may take to appear when all test files compete for two cores; not a budget.
configure({ asyncUtilTimeout: 8_000 });

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // What a test lends the browser besides would be there for the next file too.
  Reflect.deleteProperty(document, 'execCommand');
  network.resetHandlers();
  clearStorage();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.replace(/=.*/u, '')}=; Path=/; Max-Age=0`;
  }
  markSessionRenewed();
  forgetVisitor();
  for (const { id } of toastStore.read()) closeToast(id);
});

afterAll(() => network.close());
