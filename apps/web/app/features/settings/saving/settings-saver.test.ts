import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { defaultProfile } from './default-profile.ts';
import { keptSettings } from './kept-settings.ts';
import { createSettingsSaver } from './settings-saver.ts';

const offline = new ApiError({ kind: 'network', code: 'network', message: 'No connection.' });

let isOnline: boolean;
let company: string | null;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  isOnline = false;
  company = null;
});
afterEach(() => vi.useRealTimers());

const profile = () => ({ ...defaultProfile, company });
const open = () => {
  const saver = createSettingsSaver({
    userId: 'ada',
    server: {
      read: profile,
      save: (changes) => {
        if (!isOnline) return Promise.reject(offline);
        if (changes.company !== undefined) company = changes.company;
        return Promise.resolve();
      },
    },
    onSaved: () => undefined,
  });
  return { saver, leave: saver.attend() };
};

it('ends at what was chosen last, also when one left and came back while nothing could be saved', async () => {
  const { saver, leave } = open();
  saver.change('company', 'First');
  await vi.advanceTimersByTimeAsync(700);
  leave();
  await vi.advanceTimersByTimeAsync(100);
  const back = open();
  expect(back.saver.read().unsent).toEqual({ company: 'First' });
  back.saver.change('company', 'Second');
  await vi.advanceTimersByTimeAsync(700);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(company).toBe('Second');
  expect(back.saver.read().unsent).toEqual({});
  back.leave();
});

it('keeps beside its own what another tab could not save', async () => {
  const [one, other] = [open(), open()];
  one.saver.change('email_signature', 'Best, Ada');
  other.saver.change('company', 'Brightlane');
  await vi.advanceTimersByTimeAsync(700);
  expect(keptSettings('ada', profile())).toEqual({
    ...{ email_signature: 'Best, Ada', company: 'Brightlane' },
  });
  one.leave();
  other.leave();
  await vi.advanceTimersByTimeAsync(100);
});
