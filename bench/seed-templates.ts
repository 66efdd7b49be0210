import type { Pool } from 'pg';
import { scoreBasis } from '@replysmith/coach/light';
import { folderPalette, templateCategories } from '@replysmith/contract';
import { randomFrom } from './numbers.ts';

const batch = 5_000;
const folderCount = 10;

/** Gives the one person there is so many templates in ten folders, made a minute apart. Returns the folders. */
export async function seedTemplates(pool: Pool, count: number): Promise<string[]> {
  const { rows: people } = await pool.query<{ id: string }>('SELECT id FROM auth.users');
  const userId = people[0]?.id ?? '';
  const folders = await seedFolders(pool, userId);
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => {
      const { folder, ...template } = writtenTemplate(from + index + 1);
      return { ...template, folder_id: folders[folder] ?? null, minutes: count - from - index };
    });
    await pool.query(insertion, [userId, JSON.stringify(rows), scoreBasis.version]);
  }
  await pool.query('VACUUM ANALYZE email_templates');
  await pool.query('VACUUM ANALYZE template_counts');
  return folders;
}

async function seedFolders(pool: Pool, userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO template_folders (user_id, name, folded_name, color)
     SELECT $1, 'Folder ' || n, 'folder ' || n, ($2::text[])[n] FROM generate_series(1, $3) AS n
     RETURNING id`,
    [userId, folderPalette.map(({ color }) => color), folderCount],
  );
  return rows.map(({ id }) => id);
}

// The words are plain, so that folding them is no more than small letters. Scores of another version
// would be scored anew by the server while it is measured.
const insertion = `
  INSERT INTO email_templates (
    user_id, name, subject_line, email_content, category, folder_id, tags, is_favorite,
    usage_count, optimization_score, score_version, created_at, updated_at,
    folded_name, folded_subject, folded_tags, folded_content, content_digest
  )
  SELECT $1, name, subject_line, email_content, category, folder_id, tags, is_favorite,
    usage_count, optimization_score, CASE WHEN optimization_score IS NOT NULL THEN $3 END,
    moment, moment,
    lower(name), lower(subject_line), lower(array_to_string(tags, E'\\n')), lower(email_content),
    md5(name || subject_line || email_content)
  FROM (
    SELECT *, now() - minutes * interval '1 minute' AS moment
    FROM jsonb_to_recordset($2) AS row (
      name text, subject_line text, email_content text, category text, folder_id uuid,
      tags text[], is_favorite boolean, usage_count integer, optimization_score integer,
      minutes integer
    )
  ) AS row`;

const openings = [
  'Hi {{firstName}}, I saw that {{company}} is hiring for the ROLE team in PLACE.',
  'Hello {{firstName}}, your talk on TOPIC stayed with me since GATHERING.',
  'Good morning {{firstName}}, the queue at your PLACE branch was out of the door again.',
  '{{firstName}}, the page where you sell TOPIC takes nine seconds to load here.',
  'Dear {{firstName}}, a customer of yours in PLACE sent me to you about TOPIC.',
];
const middles = [
  'We counted TOPIC by hand for a year before we wrote something that does it overnight.',
  'Three shops near PLACE gave the same reason for leaving: nobody answered after five.',
  'NAME at MAKER had the same trouble with TOPIC and cut the returns by a third.',
  'It takes one person an afternoon, and none of your ROLE people have to change a thing.',
  'What we built for MAKER reads the orders of the day and names the ones that will be late.',
  'I left a short note about TOPIC for your colleague NAME, who may have shown it to you.',
  'The numbers from PLACE are odd: DIGITS orders in March, half of that in April.',
];
const asks = [
  'Is TOPIC still yours to decide?',
  'Would a page on how MAKER did it be of use, or is it the wrong season?',
  'Shall I send the list for PLACE on Tuesday?',
  'Who looks after TOPIC at {{company}} these days?',
];
const roles = 'warehouse design finance support recruiting legal growth'.split(' ');
const gatherings = 'the spring fair,the panel in May,the harbour meeting,last week'.split(',');
const beginnings =
  'bra ver lin mor tal fen gar hol kes dun pel rux sto wen yar zim cor bel tam nor'.split(' ');
const middlesOfNames = 'a e i o u an er il or us am en ick'.split(' ');
const ends = 'ton field by wick dale more ster ley mark stad ham ville'.split(' ');
const topics =
  'checkout onboarding renewals invoices shipping stock payroll returns pricing bookings'.split(
    ' ',
  );

/** A deterministic template with both common and rare words. */
export function writtenTemplate(seed: number) {
  const { below, pick: one } = randomFrom(seed);
  // A few names come up everywhere and most hardly ever, as in any pile of letters.
  const name = () => {
    const parts = [beginnings, middlesOfNames, ends].map(
      (some) => some[below(1 + below(some.length))],
    );
    return parts.join('').replace(/^./, (letter) => letter.toUpperCase());
  };
  const fill = (text: string) =>
    text
      .replaceAll('ROLE', one(roles))
      .replaceAll('PLACE', name())
      .replaceAll('MAKER', `${name()} & ${name()}`)
      .replaceAll('NAME', name())
      .replaceAll('GATHERING', one(gatherings))
      .replaceAll('TOPIC', one(topics))
      .replaceAll('DIGITS', String(below(90_000)));
  const topic = one(topics);
  const paragraphs = [
    fill(one(openings)),
    ...Array.from({ length: 2 + below(5) }, () => fill(one(middles))),
    fill(one(asks)),
    'Best,\n{{senderName}}',
  ];
  return {
    name: fill(`${name()} ${topic} ${below(50)}`),
    subject_line: fill(`${topic} in PLACE`),
    email_content: paragraphs.join('\n\n'),
    category: one(templateCategories),
    tags: [...new Set(Array.from({ length: below(4) }, () => one(tagNames)))],
    folder: below(11) - 1,
    is_favorite: below(20) === 0,
    usage_count: below(1 + below(200)),
    optimization_score: below(30) === 0 ? null : 30 + below(70),
  };
}

const tagNames = [
  ...topics,
  ...roles,
  ...Array.from({ length: 80 }, (_, index) => `batch ${index}`),
];
