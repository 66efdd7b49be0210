import { describe, expect, it } from 'vitest';
import { rewrite, score, suggestSubjects } from '../src/index.ts';

const emails = {
  el: 'Γεια σας κύριε Παπαδόπουλε,\n\nΕίμαστε η κορυφαία εταιρεία στον χώρο μας και θέλουμε να σας δείξουμε την πλατφόρμα μας. Μπορούμε να μιλήσουμε αύριο στις 10:00; Στείλτε μας ένα μήνυμα και κλείστε μια συνάντηση.\n\nΜε εκτίμηση,\nΝίκος Γεωργίου',
  de: 'Sehr geehrte Frau Weber,\n\nwir sind die führende Plattform für Bäckereien und würden Ihnen gerne unsere Lösung zeigen. Hätten Sie morgen um 10 Uhr Zeit für ein Gespräch? Buchen Sie bitte einen Termin oder rufen Sie uns an.\n\nMit freundlichen Grüßen\nJonas Keller',
  ja: '田中様\n\n突然のご連絡失礼いたします。弊社は業界をリードするプラットフォームを提供しております。明日十時にお時間をいただけますでしょうか。ぜひ一度お電話でご説明させてください。\n\nよろしくお願いいたします。\n佐藤',
} as const;

describe('an email in a language that is not supported', () => {
  it.each(Object.entries(emails))('%s is unjudged and not changed', (language, body) => {
    const draft = { subject: 'SaaS 2025', body };
    const { band, reading, value, lines } = score(draft);
    expect(band).toBe('unjudged');
    expect(reading).toMatchObject({ language, isSupported: false, kind: 'email' });
    expect(lines.reduce((sum, { points }) => sum + points, 100)).toBe(value);
    const { before, after, edits, ...text } = rewrite(draft);
    expect(edits).toEqual([]);
    expect(text).toEqual(draft);
    expect(after).toEqual(before);
    expect(suggestSubjects(draft)).toEqual([]);
  });
});
