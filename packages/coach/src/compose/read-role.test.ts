import { expect, it } from 'vitest';
import { readRole } from './read-audience.ts';

it.each([
  [
    'Interview for the Senior Backend Engineer role',
    'Senior Backend Engineer',
    'role',
    'Interview',
  ],
  ['apply for the junior frontend developer position', 'junior frontend developer', 'position', ''],
  ['Apply for the position of ward manager', 'ward manager', 'position', ''],
  [
    'Discuss my application for the data analyst job',
    'data analyst',
    'job',
    'Discuss my application',
  ],
  ['Apply for your open QA role and have a call', 'QA', 'role', 'have a call'],
  ['Hire me as a pastry chef', 'pastry chef', 'role', 'Hire me'],
  [
    'a chance to chat about the junior frontend role',
    'junior frontend',
    'role',
    'a chance to chat',
  ],
  ['apply to your assistant to the CEO role', 'assistant to the CEO', 'role', ''],
  ['internship', 'internship', '', ''],
  ['Apply for a summer internship', 'summer internship', '', ''],
  ['Interview as a data analyst', 'data analyst', 'role', 'Interview'],
])('%j is about a role', (callToAction, name, post, rest) => {
  expect(readRole(callToAction)).toEqual({ name, post, rest });
});

it.each([
  'Have a chat on the phone',
  'Offer to bake a trial shift',
  'Interview for an hour next week',
  'Look at my portfolio at https://ines.example/work',
  '',
])('%j names no role', (callToAction) => {
  expect(readRole(callToAction)).toBeNull();
});
