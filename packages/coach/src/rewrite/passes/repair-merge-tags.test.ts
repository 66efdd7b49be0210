import { describe, expect, it } from 'vitest';
import { applyPass, applyPassTo } from '../../../test/rewrite/apply-pass.ts';
import { repairMergeTags } from './repair-merge-tags.ts';

describe('repairMergeTags', () => {
  it.each([
    ['Hi {{first_name}},', 'Hi [fill in: first name],'],
    ['Hi {{ firstName | default: "there" }},', 'Hi [fill in: first name],'],
    ['Is %COMPANY_NAME% hiring?', 'Is [fill in: company name] hiring?'],
    ['Is [Company] hiring?', 'Is [fill in: company] hiring?'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(repairMergeTags, before)).toBe(after);
  });

  it('reaches the subject', () => {
    expect(applyPassTo(repairMergeTags, { subject: 'For {{company}}', body: '' }).subject).toBe(
      'For [fill in: company]',
    );
  });

  it('leaves blanks alone', () => {
    expect(applyPass(repairMergeTags, 'Hi [fill in: first name],')).toBe(
      'Hi [fill in: first name],',
    );
  });
});
