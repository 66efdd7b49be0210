import { describe, expect, it } from 'vitest';
import { rewrite, score, suggestSubjects } from '../src/index.ts';
import { caps, rules } from '../src/rules/rules.ts';

const emails = {
  el: 'Γεια σας κύριε Παπαδόπουλε,\n\nΕίμαστε η κορυφαία εταιρεία στον χώρο μας και θέλουμε να σας δείξουμε την πλατφόρμα μας. Μπορούμε να μιλήσουμε αύριο στις 10:00; Στείλτε μας ένα μήνυμα και κλείστε μια συνάντηση.\n\nΜε εκτίμηση,\nΝίκος Γεωργίου',
  de: 'Sehr geehrte Frau Weber,\n\nwir sind die führende Plattform für Bäckereien und würden Ihnen gerne unsere Lösung zeigen. Hätten Sie morgen um 10 Uhr Zeit für ein Gespräch? Buchen Sie bitte einen Termin oder rufen Sie uns an.\n\nMit freundlichen Grüßen\nJonas Keller',
  ja: '田中様\n\n突然のご連絡失礼いたします。弊社は業界をリードするプラットフォームを提供しております。明日十時にお時間をいただけますでしょうか。ぜひ一度お電話でご説明させてください。\n\nよろしくお願いいたします。\n佐藤',
} as const;

/**
 * Everything else either reads English words or counts words, which says little of a script that sets no spaces
 * between them. A fake "Re:" is one only in a first email, and that too is read from English.
 */
const languageFree = [
  'unfilled-merge-tag',
  'hidden-text',
  'subject-capitals',
  'exclamation-marks',
  'links',
  'emoji',
];

describe('an email in a language that is not supported', () => {
  it.each(Object.entries(emails))('%s is not judged and not changed', (language, body) => {
    const draft = { subject: 'SaaS 2025', body };
    const { band, reading, lines } = score(draft);
    expect(band).toBe('unjudged');
    expect(reading).toMatchObject({ language, isSupported: false, kind: 'email' });
    expect(lines).toEqual([]);
    expect(rewrite(draft).edits).toEqual([]);
    expect(suggestSubjects(draft)).toEqual([]);
  });

  it.each(Object.entries(emails))('%s hears of what any reader would mind', (_, body) => {
    const { lines } = score({
      subject: 'ΝΕΑ GROSSE SAAS 2025',
      body: body.replace('\n\n', '\n\n{{name}}!!! '),
    });
    expect(lines.map(({ rule }) => rule)).toEqual([
      'unfilled-merge-tag',
      'subject-capitals',
      'exclamation-marks',
    ]);
  });

  it('is judged by the rules that need no language, and by no other', () => {
    const ids = [...caps, ...rules]
      .filter(({ isLanguageFree }) => isLanguageFree)
      .map(({ id }) => id);
    for (const id of ids) expect(languageFree).toContain(id);
    expect(ids).toContain('unfilled-merge-tag');
  });
});
