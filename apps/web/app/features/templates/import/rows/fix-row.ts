import { FolderColor, ImportedTemplate, lengths } from '@replysmith/contract';
import { htmlToText, looksLikeHtml } from './html-to-text.ts';

type Row = Record<string, unknown>;

/** Of what is longer, the words alone are too long as well. */
const longestHtml = 20 * lengths.templateContent;

/** Mends what files of other programs bring otherwise; each change is told. */
export function fixRow(row: Row): { record: Row; fixes: string[] } {
  const record = { ...row };
  const fixes: string[] = [];
  const fix = (changes: Row, told: string) => {
    Object.assign(record, changes);
    fixes.push(told);
  };

  const content = record.email_content;
  if (typeof content === 'string' && content.length < longestHtml && looksLikeHtml(content)) {
    fix({ email_content: htmlToText(content) }, 'HTML became text.');
  }
  for (const field of ['name', 'subject_line'] as const) {
    const value = record[field];
    if (typeof value === 'string' && /[\t\r\n]/.test(value.trim())) {
      const label = field === 'name' ? 'Name' : 'Subject';
      fix({ [field]: value.trim().replace(/\s+/g, ' ') }, `${label} put on one line.`);
    }
  }
  const first = firstLine(record.email_content);
  if (isMissing(record.subject_line) && isMissing(record.name) && first !== '') {
    fix(
      { subject_line: cut(first, lengths.templateSubject) },
      'Subject taken from the first line.',
    );
  }
  if (isMissing(record.subject_line) && typeof record.name === 'string') {
    fix({ subject_line: record.name }, 'Subject taken from the name.');
  }
  if (isMissing(record.name) && typeof record.subject_line === 'string') {
    const name = cut(record.subject_line.replace(/[<>]/g, ''), lengths.templateName);
    fix({ name }, 'Name taken from the subject.');
  }
  const { folder } = record;
  if (
    isRecord(folder) &&
    folder.color !== undefined &&
    !FolderColor.safeParse(folder.color).success
  ) {
    fix({ folder: { name: folder.name } }, 'Folder gets the usual color.');
  }
  for (const [field, told] of Object.entries(leftOut)) {
    const isBad = !ImportedTemplate.shape[field as keyof typeof leftOut].safeParse(record[field])
      .success;
    if (isBad) fix({ [field]: undefined }, told);
  }
  return { record, fixes };
}

/** What a template can do without. */
const leftOut = {
  stage: 'Where it stands is neither “first email” nor “follow-up”: left out.',
  usage_count: 'How often it was used is not a figure: left out.',
  created_at: 'Its date is not one that can be read: left out.',
};

function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

function firstLine(content: unknown): string {
  if (typeof content !== 'string') return '';
  return (
    content
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? ''
  );
}

/** As many whole words as there is room for. */
function cut(text: string, length: number): string {
  const line = text.trim();
  if (line.length <= length) return line;
  const kept = line.slice(0, length - 1).replace(/\s+\S*$/, '');
  return `${kept.toWellFormed().replace(/\uFFFD$/, '')}…`;
}
