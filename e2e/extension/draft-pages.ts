import type { Page } from '@playwright/test';
import { clumsyEmail } from '../fixtures/clumsy-email.ts';

const [, subject = '', text = ''] = /^Subject: (.*)\n\n([^]*)$/u.exec(clumsyEmail) ?? [];
const lines = text.split('\n');

export const clumsy = { subject, text, lines };

type Around = { subject?: string; quoted?: string; signature?: string; full?: boolean };

/** Opens a compose window as the page's own script does. */
export async function compose(
  page: Page,
  { written = lines, ...around }: Around & { written?: readonly string[] } = {},
): Promise<void> {
  await page.evaluate(
    ([own, more]) => {
      const open = Reflect.get(globalThis, 'compose') as (lines: unknown, more: unknown) => unknown;
      open(own, more);
    },
    [written, { subject, ...around }] as const,
  );
}
