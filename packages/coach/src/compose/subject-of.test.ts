import { expect, it } from 'vitest';
import { emptyBrief } from '../brief/brief.ts';
import { composeEmail } from './compose-email.ts';

it.each([
  [['Drivers wait an hour because slots are not planned'], 'Drivers waiting an hour'],
  [
    ['Receptionists spend mornings on reminder calls'],
    'Receptionists spending mornings on reminder calls',
  ],
  [['nobody owns cost'], 'A question about cost'],
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
    'Slow deploys',
  );
});
