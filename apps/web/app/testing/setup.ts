import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { completeBrowser } from './complete-browser.ts';
import { network } from './network.ts';

completeBrowser();

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => network.close());
