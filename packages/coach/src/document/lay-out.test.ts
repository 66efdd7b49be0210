import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';

const parts = (body: string) => {
  const { blocks, ...around } = layOut(body);
  const texts = Object.entries(around).flatMap(([name, part]) => (part ? [[name, part.text]] : []));
  return { blocks: blocks.map(({ text }) => text), ...Object.fromEntries(texts) } as Record<
    string,
    unknown
  >;
};

describe('laying out an email', () => {
  it('finds every part', () => {
    const body =
      'Hi Tom,\r\n\r\nOne.\r\n\r\nTwo?\r\n\r\nBest regards,\r\nNora Lindqvist\r\nBrightlane\r\n\r\nUnsubscribe here.\r\n\r\nOn Monday Tom wrote:\r\n> Hello';
    expect(parts(body)).toEqual({
      blocks: ['One.', 'Two?'],
      greeting: 'Hi Tom,',
      addressee: 'Tom',
      signOff: 'Best regards,',
      signature: 'Nora Lindqvist\r\nBrightlane',
      footer: 'Unsubscribe here.',
      quotedThread: 'On Monday Tom wrote:\r\n> Hello',
    });
  });

  it.each([
    ['Hi Tom, I saw it.', 'Hi Tom,', 'Tom', ['I saw it.']],
    ['Hey Tom - I saw it.', 'Hey Tom -', 'Tom', ['I saw it.']],
    [
      'Hello Tom I saw that your shop opened in Leeds.',
      'Hello Tom',
      'Tom',
      ['I saw that your shop opened in Leeds.'],
    ],
    ['Dear Mr. Smith,\nI saw it.', 'Dear Mr. Smith,', 'Mr. Smith', ['I saw it.']],
    ['Tom,\n\nI saw it.', 'Tom,', 'Tom', ['I saw it.']],
    ['Καλημέρα\n\nHi Ελένη!\n\nOne.', undefined, undefined, ['Καλημέρα', 'Hi Ελένη!', 'One.']],
    ['Hi there,\n\nI saw it.', 'Hi there,', undefined, ['I saw it.']],
    ['Hi {{name}},\n\nI saw it.', 'Hi {{name}},', undefined, ['I saw it.']],
    ['Hi [fill in: first name], I saw it.', 'Hi [fill in: first name],', undefined, ['I saw it.']],
    [
      'Hi {{ name | default: "there" }}, I saw it.',
      'Hi {{ name | default: "there" }},',
      undefined,
      ['I saw it.'],
    ],
    ['Hi FIRSTNAME,\n\nI saw it.', 'Hi FIRSTNAME,', undefined, ['I saw it.']],
    ['Hi XXX,\n\nI saw it.', 'Hi XXX,', undefined, ['I saw it.']],
    ['Hi @FirstName,\n\nI saw it.', 'Hi @FirstName,', undefined, ['I saw it.']],
    ['Hi Ελένη,\n\nI saw it.', 'Hi Ελένη,', 'Ελένη', ['I saw it.']],
    ['History is long.', undefined, undefined, ['History is long.']],
    ['Thanks,\n\nI saw it.', undefined, undefined, ['Thanks,', 'I saw it.']],
  ])('reads the greeting of %j', (body, greeting, addressee, blocks) => {
    const found = parts(body);
    expect([found['greeting'], found['addressee'], found['blocks']]).toEqual([
      greeting,
      addressee,
      blocks,
    ]);
  });

  it.each([
    ['One.\n\nThanks, Nora', 'Thanks,', 'Nora'],
    [
      'One.\n\nThanks for your time!\n\nNora\nBrightlane',
      'Thanks for your time!',
      'Nora\nBrightlane',
    ],
    ['One.\n\nNora Lindqvist', undefined, 'Nora Lindqvist'],
    ['One.\n\n-- \nNora', undefined, '-- \nNora'],
    ['One.\n– Nora', undefined, '– Nora'],
    ['One.\n\nCheers', 'Cheers', undefined],
    ['Nora', undefined, undefined],
  ])('reads the close of %j', (body, signOff, signature) => {
    const found = parts(body);
    expect([found['signOff'], found['signature']]).toEqual([signOff, signature]);
  });

  it('gives a postscript under the signature back to the message', () => {
    expect(parts('One.\n\nThanks,\nNora\n\nP.S. Two.')).toEqual({
      blocks: ['One.', 'P.S. Two.'],
      signOff: 'Thanks,',
      signature: 'Nora',
    });
  });

  it('takes a thank-you amid the message for part of it', () => {
    expect(
      parts('Thanks\n\nI read your long and careful letter about the mill twice over.')['signOff'],
    ).toBeUndefined();
  });

  it.each([
    '-----Original Message-----\nFrom: x',
    'From: Tom\nSent: Monday\nTo: Nora',
    '> quoted\n> again',
  ])('cuts off an earlier message: %j', (thread) => {
    expect(parts(`One.\n\n${thread}`)).toEqual({ blocks: ['One.'], quotedThread: thread });
  });

  it('takes a subject line at the head of a body for the subject, where there is no other', () => {
    const body = 'Subject: Ovens in Leeds\n\nHi Tom,\n\nOne.';
    const { subjectLine, addressee, blocks } = layOut(body, false);
    expect([subjectLine?.text, addressee?.text]).toEqual(['Ovens in Leeds', 'Tom']);
    expect(body.slice(subjectLine?.start, subjectLine?.end)).toBe('Ovens in Leeds');
    expect(blocks.map(({ text }) => text)).toEqual(['One.']);
    expect(layOut(body).subjectLine).toBeNull();
    expect(layOut('Subject: Ovens', false).blocks).toEqual([]);
  });
});
