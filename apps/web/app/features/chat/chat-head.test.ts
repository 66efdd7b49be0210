import { describe, expect, it } from 'vitest';
import { callName, greetingAt } from './chat-head.tsx';

describe('greetingAt', () => {
  it.each([
    [4, 'Good evening'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('greets at %i o’clock with %s', (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting);
  });
});

describe('callName', () => {
  it('takes the first name', () => {
    expect(callName(' Νίκος Παπαδόπουλος ', 'n@x.gr')).toBe('Νίκος');
  });

  it.each([null, undefined, '', '  '])('takes the local part of the address for %j', (name) => {
    expect(callName(name, 'nora.l@x.example')).toBe('nora.l');
  });
});
