import { describe, expect, it } from 'vitest';
import { ownSubject } from './edit.ts';

describe('ownSubject', () => {
  it('is what the writer wrote about', () => {
    expect(ownSubject('Re: Ovens for Leeds')).toBe('Ovens for Leeds');
  });

  it.each([
    null,
    '',
    'Re:',
    'Following up',
    'Re: Quick question',
    'Checking in again',
    'Hi {{name}}',
  ])('is nothing when %j names nothing', (subject) => {
    expect(ownSubject(subject)).toBeNull();
  });
});
