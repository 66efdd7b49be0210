import { describe, expect, it } from 'vitest';
import { applyPassTo } from '../../../test/rewrite/apply-pass.ts';
import { rewrite } from '../../index.ts';
import { renewBump } from './opening.ts';

const bodyAfter = (subject: string, body: string) =>
  applyPassTo(renewBump, { subject, body, stage: 'follow_up' }).body;

describe('renewBump', () => {
  it('puts news in place of a bare reminder', () => {
    expect(
      bodyAfter(
        'Re: Ovens for Leeds',
        'Hi Tom,\n\nJust bumping this to the top of your inbox. I never heard back from you. Any thoughts?',
      ),
    ).toBe(
      'Hi Tom,\n\nI wrote to you about “Ovens for Leeds”. New since then: [fill in: one new fact or figure]. Any thoughts?',
    );
  });

  it('keeps the day on which the writer wrote', () => {
    expect(bodyAfter('', 'Just following up on my email from last week.')).toBe(
      'I wrote to you last week. New since then: [fill in: one new fact or figure].\n\nWould this be of interest? One word is enough, and a no is as good as a yes.',
    );
  });

  it.each([null, 'Following up', 'Quick question', 'Re:'])(
    'does not quote a subject that the writer did not give: %j',
    (subject) => {
      const body =
        "Hi Bob,\n\nJust following up on my last email. I know you're busy but I never heard back. Any thoughts?\n\nThanks,\nLee";
      const { body: rewritten } = rewrite({ subject, body });
      expect(rewritten).toContain('I wrote to you before. New since then: ');
      expect(rewritten).not.toContain('“');
    },
  );

  it('asks for news where all that is said asks whether the last email was read', () => {
    const { body, edits } = rewrite({
      subject: 'Re: Dock scheduling at Harborline',
      body: 'Hi Ngozi,\n\nJust following up on my email below, I never heard back. I just wanted to bump this to the top of your inbox. Did you get a chance to read it? I know you are busy.\n\nPlease let me know either way.\n\nPeter\n\nOn Tue, 12 May 2026 at 09:14, Peter <p@vantrix.example> wrote:\n> At Nordkai we cut truck waiting from 71 to 38 minutes.',
    });
    expect(body).toContain(
      'I wrote to you about “Dock scheduling at Harborline”. New since then: [fill in: one new fact or figure].',
    );
    expect(body).not.toMatch(/never heard|bump|chance to read/u);
    expect(edits).not.toEqual([]);
  });

  it('leaves a follow-up alone that says something', () => {
    const body = 'Just following up on my email. We have baked for two more cafés since.';
    expect(bodyAfter('', body)).toBe(body);
  });

  it('rids a whole follow-up of its guilt', () => {
    const { body, before, after } = rewrite({
      subject: 'Re: Fernhill checkout on phones',
      body: 'Hi Tom,\n\nJust bumping this to the top of your inbox. I never heard back from you, so I wanted to check whether you saw my last email. Any thoughts?\n\nNora',
    });
    expect(body).not.toMatch(/never heard|bumping/u);
    expect(after.value).toBeGreaterThan(before.value);
  });
});
