import { expect, it } from 'vitest';
import { weekDue } from './weekly-report.ts';

it.each([
  ['just before eight in London', '2026-03-09T07:59:59Z', 'Europe/London', null],
  ['at eight in London', '2026-03-09T08:00:00Z', 'Europe/London', '2026-03-02'],
  ['in the last minute of Tuesday', '2026-03-10T23:59:00Z', 'Europe/London', '2026-03-02'],
  ['on Wednesday', '2026-03-11T00:00:00Z', 'Europe/London', null],
  ['on Sunday', '2026-03-08T12:00:00Z', 'Europe/London', null],
  [
    'when the clocks went forward the day before',
    '2026-03-30T07:00:00Z',
    'Europe/London',
    '2026-03-23',
  ],
  ['an hour before that', '2026-03-30T06:59:00Z', 'Europe/London', null],
  ['when they went back the day before', '2026-10-26T06:00:00Z', 'Europe/Athens', '2026-10-19'],
  ['where it is Monday first', '2026-03-08T18:00:00Z', 'Pacific/Kiritimati', '2026-03-02'],
  ['where it is Monday last', '2026-03-09T19:00:00Z', 'Pacific/Niue', '2026-03-02'],
  ['where half an hour is added', '2026-03-09T02:30:00Z', 'Asia/Kolkata', '2026-03-02'],
  ['and half an hour before it', '2026-03-09T02:00:00Z', 'Asia/Kolkata', null],
  ['over the turn of a year', '2027-01-04T08:00:00Z', 'UTC', '2026-12-28'],
])('%s', (_when, now, timeZone, week) => {
  expect(weekDue(new Date(now), timeZone)).toBe(week);
});
