import type { Pool } from 'pg';
import { folderPalette } from '@replysmith/contract';
import { writtenTemplate } from './written-template.ts';

const batch = 5_000;
const folderCount = 10;

/** Gives a person so many templates in ten folders, made a minute apart. Returns the folders. */
export async function seedTemplates(pool: Pool, userId: string, count: number): Promise<string[]> {
  const folders = await seedFolders(pool, userId);
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => {
      const { folder, ...template } = writtenTemplate(from + index + 1);
      return { ...template, folder_id: folders[folder] ?? null, minutes: count - from - index };
    });
    await pool.query(insertion, [userId, JSON.stringify(rows)]);
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

// The words are plain, so that folding them is no more than small letters.
const insertion = `
  INSERT INTO email_templates (
    user_id, name, subject_line, email_content, category, folder_id, tags, is_favorite,
    usage_count, optimization_score, created_at, updated_at,
    folded_name, folded_subject, folded_tags, folded_content, content_digest
  )
  SELECT $1, name, subject_line, email_content, category, folder_id, tags, is_favorite,
    usage_count, optimization_score, moment, moment,
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
