import { errorCodes } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { explainFailure, unexpectedError } from './api-error.ts';

it('says of an unexpected error what the contract says', () => {
  expect(unexpectedError).toBe(errorCodes.internal.message);
  expect(explainFailure(new TypeError('x is undefined')).message).toBe(`${unexpectedError}.`);
});
