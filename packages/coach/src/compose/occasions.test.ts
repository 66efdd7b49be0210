import { describe, expect, it } from 'vitest';
import { emptyBrief } from '../../test/compose/empty-brief.ts';
import { composeEmail } from './compose-email.ts';

const sender = { name: 'Nora Lindqvist', company: 'Brightlane' };

describe('a job application', () => {
  const brief = {
    ...emptyBrief,
    category: 'Job Application',
    tone: 'Professional',
    audience: 'Engineering managers at fintech startups',
    painPoints: ['On-call load', 'Slow deploys'],
    callToAction: 'Interview for the Senior Backend Engineer role',
    context: 'We went from weekly to daily deploys in 2025.',
  };
  const { subject, body, open, leftOut } = composeEmail(brief, sender);

  it('names the role of its call to action, asks for the rest, and leaves no blank for it', () => {
    expect(body).toContain('the Senior Backend Engineer role');
    expect(body).toMatch(/an interview\?/u);
    expect(open).toEqual(['first name']);
  });

  it('has the role for its subject, not what troubles the reader', () => {
    expect(subject).toBe('Senior Backend Engineer application');
  });

  it('says where the writer could help, in one breath', () => {
    expect(body).toMatch(/If you have to deal with (?:an )?on-call load and slow deploys,/u);
    expect(leftOut).toEqual([]);
  });

  it('is not signed for the company that the writer works at now', () => {
    expect(body.endsWith('\nNora Lindqvist')).toBe(true);
  });

  it('never asks the reader to apply', () => {
    const callToAction = 'apply for the junior frontend developer position';
    expect(composeEmail({ ...brief, callToAction }, sender).body).not.toMatch(/you like to apply/u);
  });

  it('says that it is one only once, where the context does', () => {
    const composed = composeEmail({
      ...brief,
      callToAction: 'Have a call',
      context: 'I am applying for the data analyst role. I write SQL.',
    });
    expect(composed.body.match(/appl/gu)).toHaveLength(1);
    expect(composed.open).toEqual(['first name', 'your name']);
  });
});

describe('a follow-up', () => {
  const brief = {
    ...emptyBrief,
    category: 'Follow-up',
    tone: 'Consultative',
    audience: 'Practice managers',
    painPoints: ['Missed appointments'],
    callToAction: 'Start the pilot',
    context: 'The pilot is free for 30 days. You saw a demo last week.',
  };

  it('opens with the encounter that the brief tells of', () => {
    const { body } = composeEmail(brief);
    expect(body.split('\n\n')[1]).toMatch(/^You saw a demo last week\./u);
    expect(body).not.toContain('earlier email');
    expect(
      composeEmail({ ...brief, audience: 'Buyers I met at Ambiente', context: 'We make mugs.' })
        .body,
    ).toContain('I met you at Ambiente. We make mugs.');
  });

  it('speaks of an earlier email where the brief tells of nothing else', () => {
    expect(composeEmail({ ...brief, context: 'We make mugs.' }).body).toContain('earlier email');
  });

  it('asks one question', () => {
    expect(composeEmail(brief).body.match(/\?/gu)).toHaveLength(1);
  });
});

describe('a thank-you', () => {
  const brief = {
    ...emptyBrief,
    category: 'Thank You',
    callToAction: 'send slides',
    context: 'Thank you for inviting me to the panel on 4 May.',
  };

  it('thanks once, for what the brief tells', () => {
    const { body, open } = composeEmail(brief);
    expect(body.match(/thank you/giu)).toHaveLength(1);
    expect(open).not.toContain('what they did for you, and when');
  });

  it('says in its subject what it is, not what it offers', () => {
    expect(composeEmail(brief).subject).toBe('Thank you');
  });
});
