import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

it('takes what the owner sets', () => {
  const environment = { RETENTION_TRASH_DAYS: '14', RETENTION_AUDIT_DAYS: '3650' };
  const { retention } = loadConfig(environment);
  expect(retention).toMatchObject({ trashDays: 14, auditDays: 3_650, reportDays: 90 });
});

it.each([
  ['RETENTION_TRASH_DAYS', '0', /from 1 to/],
  ['RETENTION_REPORT_DAYS', '1.5', /whole number of days/],
  ['RETENTION_SESSION_DAYS', '31', /from 1 to 30/],
  ['RETENTION_ATTEMPT_DAYS', '1', /from 2 to/],
  ['RETENTION_AUDIT_DAYS', 'forever', /from 30 to/],
  ['RETENTION_TRASH', '14', /Did you mean RETENTION_TRASH_DAYS/],
])('refuses %s=%s and says what it takes', (name, value, sentence) => {
  expect(() => loadConfig({ [name]: value })).toThrow(sentence);
  expect(() => loadConfig({ [name]: value })).toThrow(name);
});
