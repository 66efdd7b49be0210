import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';

describe('finding a footer', () => {
  it.each([
    'Sent from my iPhone',
    'Get Outlook for Android',
    'Von meinem iPhone gesendet',
    'This email and any attachments are confidential and intended solely for the addressee.',
    'CONFIDENTIALITY NOTICE: what you read here is for you alone.',
    'Please consider the environment before printing this email.',
    'If you are not the intended recipient, delete this message.',
    'Unsubscribe | Manage preferences\nBrightlane, 4 Mill Lane, Leeds LS1 4AB',
    'You received this email because you met us in Leeds.\nView in browser',
    'If you’d rather not hear from me, just say so.',
    '© 2026 Brightlane Ltd. Registered in England, no. 1234567.',
  ])('%j', (footer) => {
    const {
      blocks,
      footer: found,
      signature,
    } = layOut(`Hi Tom,\n\nWorth a look?\n\nThanks,\nNora\n\n${footer}`);
    expect(found?.text).toBe(footer);
    expect(blocks.map(({ text }) => text)).toEqual(['Worth a look?']);
    expect(signature?.text).toBe('Nora');
  });

  it.each([
    'Half of your readers unsubscribe in June.\n\nWorth a look?',
    'The report is confidential, but I may share one page.\n\nWorth a look?',
    'I sent it from my phone at 4 am.\n\nWorth a look?',
  ])('leaves %j in the message', (text) => {
    expect(layOut(`Hi Tom,\n\n${text}\n\nThanks,\nNora`).footer).toBeNull();
  });
});
