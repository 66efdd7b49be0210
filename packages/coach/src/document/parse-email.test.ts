import { describe, expect, it } from 'vitest';
import { parseEmail } from './parse-email.ts';

const stage = (body: string, declared?: 'first' | 'follow_up') =>
  parseEmail({ subject: null, body, stage: declared }).reading.stage;

describe('parsing an email', () => {
  it('guesses a follow-up from its words or from a quoted thread', () => {
    expect(stage('Hi Tom, just following up on my note below.')).toBe('follow_up');
    expect(stage('Hi Tom, one more idea.\n\nOn Monday Tom wrote:\n> Hello')).toBe('follow_up');
    expect(stage('Hi Tom, you opened a shop.')).toBe('first');
  });

  it('believes the stage it is told', () => {
    expect(stage('Hi Tom, just following up on my note below.', 'first')).toBe('first');
  });

  it('keeps the message’s words apart from everything around them', () => {
    const email = parseEmail({
      subject: 'Ovens',
      body: 'Hi Tom,\n\nYou opened in Leeds.\n\nThanks,\nNora',
    });
    expect(email.words.map(({ key }) => key)).toEqual(['you', 'opened', 'in', 'leeds']);
    expect(email.subjectWords.map(({ text }) => text)).toEqual(['Ovens']);
    expect(email.reading.profile).toBe('general');
  });

  it('takes a broken merge tag for one word, and says how it was meant', () => {
    const email = parseEmail({ subject: 'For {{company}', body: 'You run {{ the firm well.' });
    expect(email.brokenTags.map(({ field, text, repaired }) => [field, text, repaired])).toEqual([
      ['subject', '{{company}', '{{company}}'],
      ['body', '{{ the', '{{ the }}'],
    ]);
    expect(email.words.map(({ text }) => text)).toEqual(['You', 'run', '{{ the', 'firm', 'well']);
  });
});
