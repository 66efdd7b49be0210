import { expect, it } from 'vitest';
import { variableLabel } from './words.ts';

it('reads names as people write them', () => {
  expect(['firstName', 'job_title', 'x', 'ROI'].map(variableLabel)).toEqual([
    'First name',
    'Job title',
    'X',
    'Roi',
  ]);
});
