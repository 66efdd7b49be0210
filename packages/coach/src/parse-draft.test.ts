import { describe, expect, it } from 'vitest';
import { parseDraft, splitSubject } from './draft-text.ts';

describe('reading a pasted text', () => {
  it.each([
    ['Subject: Ovens\n\nHi Tom,', 'Ovens', 'Hi Tom,'],
    ['\r\nSUBJECT:  Ovens for Leeds \r\n\r\nHi Tom,\r\n', 'Ovens for Leeds', 'Hi Tom,\r\n'],
    ['**Subject line:** Ovens\nHi Tom,', 'Ovens', 'Hi Tom,'],
    ['**Subject: Ovens**\n\nHi Tom,', 'Ovens', 'Hi Tom,'],
    ['### Subject: Ovens\n\nHi Tom,', 'Ovens', 'Hi Tom,'],
    ['**Subject**: Ovens\nHi Tom,', 'Ovens', 'Hi Tom,'],
    ['Subject: **Ovens**\nHi Tom,', '**Ovens**', 'Hi Tom,'],
    ['Betreff: Öfen\n\nHallo Tom,', 'Öfen', 'Hallo Tom,'],
    ['Objet : Fours\n\nBonjour Tom,', 'Fours', 'Bonjour Tom,'],
    ['ASUNTO: Hornos\n\nHola Tom,', 'Hornos', 'Hola Tom,'],
    ['Oggetto: Forni\n\nCiao Tom,', 'Forni', 'Ciao Tom,'],
    ['Onderwerp：Ovens\n\nBeste Tom,', 'Ovens', 'Beste Tom,'],
    ['Email subject: Ovens\r\rHi Tom,\rOne.', 'Ovens', 'Hi Tom,\rOne.'],
    ['Subject: 2 * 3 **\n\nHi Tom,', '2 * 3 **', 'Hi Tom,'],
    ['Subject:\n\nHi Tom,', '', 'Hi Tom,'],
    ['Subject: only this', 'only this', ''],
    ['Hi Tom,\n\nSubject: not this', null, 'Hi Tom,\n\nSubject: not this'],
    ['Subjective: no', null, 'Subjective: no'],
    ['', null, ''],
    ['<p>Hi Tom,</p><p>One.<br>Two.</p>', null, 'Hi Tom,\n\nOne.\nTwo.'],
    ['Subject: Ovens\n\n<p>Hi Tom,</p><p>One.</p>', 'Ovens', 'Hi Tom,\n\nOne.'],
    ['<p>Subject: Ovens</p><p>Hi Tom,</p>', 'Ovens', 'Hi Tom,'],
    ['<p><img src="a.png"></p><br>', null, '<p><img src="a.png"></p><br>'],
    ['Hi Tom,\n\nYour page says <p>Hello</p>.', null, 'Hi Tom,\n\nYour page says <p>Hello</p>.'],
  ])('%j', (pasted, subject, body) => {
    const draft = parseDraft(pasted);
    expect([draft.subject, draft.body]).toEqual([subject, body]);
  });

  it('says where both parts stand in the pasted text', () => {
    const pasted = '\n Subject: Ovens\r\n\r\n\r\nHi Tom,\r\nOne.';
    const { subject, body, subjectAt, bodyAt } = splitSubject(pasted);
    expect(pasted.slice(subjectAt, subjectAt + (subject ?? '').length)).toBe(subject);
    expect(pasted.slice(bodyAt)).toBe(body);
  });
});
