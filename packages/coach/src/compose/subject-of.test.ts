import { expect, it } from 'vitest';
import { emptyBrief } from '../../test/compose/empty-brief.ts';
import { composeEmail } from './compose-email.ts';

it.each([
  [['Drivers wait an hour because slots are not planned'], 'A question about drivers'],
  [['Receptionists spend mornings on reminder calls'], 'A question about receptionists'],
  [['closing the books takes three weeks'], 'A question about closing the books'],
  [['nobody owns cost'], 'A question for you'],
  [['no-shows'], 'A question about no-shows'],
  [['why do parcels arrive late?', 'Hard to hire nurses'], 'A question for you'],
  [[], 'A question for you'],
])('the subject for %j is %j', (painPoints, subject) => {
  expect(composeEmail({ ...emptyBrief, category: 'Meeting Request', painPoints }).subject).toBe(
    subject,
  );
});

it('never names what the email leaves out', () => {
  const painPoints = ['on-call every other week', 'slow deploys'];
  expect(composeEmail({ ...emptyBrief, category: 'Follow-up', painPoints }).subject).toBe(
    'A question about slow deploys',
  );
});
