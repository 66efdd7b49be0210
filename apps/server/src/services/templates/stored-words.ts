import { createHash } from 'node:crypto';
import { type EmailTemplate, foldText, lengths, type writtenFields } from '@replysmith/contract';
import { searchedText } from '../search/searched-text.ts';

/** What a person writes of a template. */
export type Words = Pick<EmailTemplate, (typeof writtenFields)[number]>;

/** The words as the table has them: as typed, as they are searched, and by their digest. */
export function storedWords(words: Words) {
  const { name, subject_line, email_content, category, tags, description, stage } = words;
  return {
    ...{ name, subject_line, email_content, category, tags: [...tags], description },
    stage,
    template_variables: JSON.stringify(words.template_variables),
    folded_name: foldText(name),
    folded_subject: foldText(subject_line),
    folded_tags: foldText(tags.join('\n')),
    folded_content: searchedText(email_content, lengths.templateContent),
    content_digest: digestOf(words),
  };
}

/** Whatever the system that a file comes from ends its lines with, the words are the same. */
export function digestOf({
  name,
  subject_line,
  email_content,
}: Pick<Words, 'name' | 'subject_line' | 'email_content'>): string {
  const words = [name, subject_line, email_content.replace(/\r\n?/g, '\n').trim()];
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}
