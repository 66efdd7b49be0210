import { describe, expect, it } from 'vitest';
import { readPain, type PainForm } from './read-pain.ts';

const cases: readonly (readonly [string, PainForm, string])[] = [
  ['Late payers', 'thing', 'late payers'],
  ['Outdated website', 'thing', 'an outdated website'],
  ['Lack of visibility into spend.', 'thing', 'a lack of visibility into spend'],
  ['Manual data entry', 'thing', 'manual data entry'],
  ['Friday no-shows', 'thing', 'Friday no-shows'],
  ['WASTING BUDGET ON ADS', 'thing', 'wasting budget on ads'],
  ['Spending 10+ hours a week on invoices', 'thing', 'spending 10+ hours a week on invoices'],
  ['Rising energy costs', 'thing', 'rising energy costs'],
  ['Closing the books takes three weeks', 'clause', 'closing the books takes three weeks'],
  ['proving what a team is worth', 'thing', 'proving what a team is worth'],
  ['They can’t find drivers', 'clause', 'you can’t find drivers'],
  ['I never know when I get paid', 'words', '“I never know when I get paid”'],
  ['Their website loads slowly', 'clause', 'your website loads slowly'],
  ['Customers forget their appointments', 'clause', 'customers forget their appointments'],
  ['No time for reviews', 'clause', 'you have no time for reviews'],
  ['not enough leads', 'clause', 'you do not have enough leads'],
  ['Not knowing which ads work', 'clause', 'you do not know which ads work'],
  ['Hard to hire nurses', 'trait', 'hard to hire nurses'],
  ['students lack practical cases', 'clause', 'students lack practical cases'],
  ['cloud bill is growing fast', 'clause', 'your cloud bill is growing fast'],
  ['Website loads slowly', 'clause', 'your website loads slowly'],
  ['Struggling to hire', 'deed', 'struggle to hire'],
  ['Waste hours on paperwork', 'deed', 'waste hours on paperwork'],
  ['Waste of material', 'thing', 'waste of material'],
  ['Overwhelmed by email', 'state', 'overwhelmed by email'],
  ['being ignored', 'state', 'ignored'],
  ['why do parcels arrive late?', 'question', 'Why do parcels arrive late?'],
  ['Our competitors are expensive', 'words', '“Our competitors are expensive”'],
  ['clients ignore our invoices', 'words', '“clients ignore our invoices”'],
  ['their site was down twice this week', 'past', 'your site was down twice this week'],
  ['no safe cycle lane on Main Street', 'words', 'no safe cycle lane on Main Street'],
  ['volunteering days nobody uses', 'thing', 'volunteering days nobody uses'],
  ['churn they only notice at renewal', 'thing', 'churn you only notice at renewal'],
  ['boilers breaking down in January', 'thing', 'boilers breaking down in January'],
  ['on-call every other week', 'words', 'on-call every other week'],
  ['inability to forecast demand', 'clause', 'you cannot forecast demand'],
  ['Γιατί αργούν τα δέματα;', 'question', 'Γιατί αργούν τα δέματα;'],
  ['zu viele Ausfälle', 'words', 'zu viele Ausfälle'],
  ['slow, dear, late', 'words', 'slow, dear, late'],
  ['expensive ads, low return', 'words', 'expensive ads, low return'],
  ['food waste every day', 'thing', 'food waste every day'],
  ['teams waste hours on reports', 'clause', 'teams waste hours on reports'],
  ['invoices get lost', 'clause', 'invoices get lost'],
  ['chasing late invoices today', 'thing', 'chasing late invoices'],
  ['no-shows, these days', 'thing', 'no-shows'],
  ['Invoices get lost today', 'clause', 'invoices get lost'],
  ['overwhelmed by email at present', 'state', 'overwhelmed by email'],
  ['lose track of orders right now', 'deed', 'lose track of orders'],
  ['Today, quotes take a week', 'clause', 'quotes take a week'],
  ['Currently struggling to hire', 'deed', 'struggle to hire'],
  ['their site was down today', 'past', 'your site was down today'],
  ['I lose orders today', 'words', '“I lose orders today”'],
  ['struggling to keep up with today', 'deed', 'struggle to keep up with today'],
  ['orders that come in today', 'thing', 'orders that come in today'],
  ['today', 'words', 'today'],
];

describe('a pain point', () => {
  it.each(cases)('%s is read as %s', (raw, form, text) => {
    expect(readPain(raw)).toMatchObject({ form, text });
  });

  it('of no words is none', () => {
    expect(readPain(' … ')).toBeNull();
  });
});
