import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-draft.ts';
import { readerCompanyOf } from './reader-company.ts';

function companyIn(body: string, subject: string | null = null): string | null {
  return readerCompanyOf(readDocument({ subject, body }));
}

describe('readerCompanyOf', () => {
  it.each([
    [
      'Hi Tom,\n\nI looked at Fernhill’s website and it is slow. Fernhill’s menu is fast.',
      'Fernhill',
    ],
    ['Hi Priya,\n\nI noticed that Harrow Freight opened a depot.', 'Harrow Freight'],
    ['Hi Ben,\n\nYour team at Voltline is hiring.', 'Voltline'],
  ])('finds the company in %j', (body, company) => {
    expect(companyIn(body)).toBe(company);
  });

  it.each([
    'Hi Tom,\n\nWe are Brightlane, and we mend slow pages.\n\nBest,\nNora\nBrightlane',
    'Hi Tom,\n\nAt Datavine, we count things.',
    'Hi Tom,\n\nCompanies like Siemens use it.',
    'Hi Leila,\n\nYour series left out the way from Oslo to Malmö. From Oslo to Malmö 71% of beds are taken.',
    'Hi Leila,\n\nThe night train from New Haven to Malmö is late. I read of Malmö and rode from Oslo to Malmö.',
    'Hi Tom,\n\nI saw your profile on LinkedIn.',
  ])('takes no one else’s name in %j', (body) => {
    expect(companyIn(body)).toBeNull();
  });
});
