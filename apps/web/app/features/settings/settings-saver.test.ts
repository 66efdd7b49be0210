import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { defaultProfile } from './use-setting.ts';
import { createSettingsSaver } from './settings-saver.ts';

const offline = new ApiError({ kind: 'network', code: 'network', message: 'No connection.' });

let isOnline: boolean;
let isAnswered: boolean;
let company: string | null;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  isOnline = false;
  isAnswered = true;
  company = null;
});
afterEach(() => vi.useRealTimers());

const profile = () => ({ ...defaultProfile, company });
/** Opens a tab with the settings; `cached` is its cached profile. */
const open = () => {
  let cached = profile();
  const saver = createSettingsSaver({
    userId: 'ada',
    server: {
      read: () => cached,
      readAgain: () => {
        if (!isOnline) return Promise.reject(offline);
        cached = profile();
        return Promise.resolve(cached);
      },
      save: (changes) => {
        if (!isOnline) return Promise.reject(offline);
        if (changes.company !== undefined) company = changes.company;
        cached = profile();
        return isAnswered ? Promise.resolve() : Promise.reject(offline);
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
  one.leave();
  other.leave();
  await vi.advanceTimersByTimeAsync(100);
  const { saver, leave } = open();
  const both = { email_signature: 'Best, Ada', company: 'Brightlane' };
  expect(saver.read().unsent).toEqual(both);
  leave();
});

it('lets the newer one stay when another tab saved the same setting meanwhile, and says so', async () => {
  const [one, other] = [open(), open()];
  one.saver.change('company', 'Tab A');
  await vi.advanceTimersByTimeAsync(700);
  isOnline = true;
  other.saver.change('company', 'Tab B');
  await vi.advanceTimersByTimeAsync(700);
  expect(company).toBe('Tab B');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(company).toBe('Tab B');
  expect(one.saver.read()).toMatchObject({ unsent: {}, failure: null });
  expect(one.saver.read().problems.company).toContain('“Tab A”');
  one.saver.change('company', 'Both');
  await vi.advanceTimersByTimeAsync(700);
  expect(one.saver.read().problems).toEqual({});
  expect(company).toBe('Both');
  one.leave();
  other.leave();
});

it('keeps what it could not save, whatever another tab saves', async () => {
  const [one, other] = [open(), open()];
  one.saver.change('company', 'Tab A');
  one.saver.change('email_signature', 'Best, Ada');
  await vi.advanceTimersByTimeAsync(700);
  isOnline = true;
  other.saver.change('company', 'Tab B');
  await vi.advanceTimersByTimeAsync(700);
  isOnline = false;
  const { saver, leave } = open();
  expect(saver.read().unsent).toEqual({ email_signature: 'Best, Ada' });
  expect(saver.read().problems.company).toContain('“Tab A”');
  one.leave();
  other.leave();
  leave();
});

it('takes nothing for somebody else’s that it sent itself and had no answer to', async () => {
  const { saver, leave } = open();
  [isOnline, isAnswered] = [true, false];
  saver.change('company', 'First');
  await vi.advanceTimersByTimeAsync(700);
  expect(company).toBe('First');
  isOnline = false;
  saver.change('company', 'Second');
  leave();
  await vi.advanceTimersByTimeAsync(100);
  [isOnline, isAnswered] = [true, true];
  const back = open();
  await vi.advanceTimersByTimeAsync(100);
  expect(back.saver.read()).toMatchObject({ unsent: {}, problems: {} });
  expect(company).toBe('Second');
  back.leave();
});
