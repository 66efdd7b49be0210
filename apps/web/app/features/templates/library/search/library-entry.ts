import { exampleOf, foldText, type LibraryTemplate } from '@replysmith/contract';

/** A template of the library made ready to be shown in lists and searched. */
export type LibraryEntry = {
  readonly template: LibraryTemplate;
  /** As a reader might get it. */
  readonly subject: string;
  readonly body: string;
  readonly folded: Readonly<Record<SearchedField, string>>;
};

export type SearchedField = 'name' | 'subject' | 'about' | 'content';

export function toEntry(template: LibraryTemplate): LibraryEntry {
  const example = exampleOf(template, template.template_variables);
  const { name, tags, industry, persona, goal, category, purpose, when_to_use } = template;
  const subject = example.subject.text;
  const body = withoutGreeting(example.body.text);
  return {
    template,
    subject,
    body,
    folded: {
      name: foldText(name),
      subject: foldText(subject),
      about: foldText([...tags, industry, persona, goal, category].join('\n')),
      content: foldText([body, purpose, when_to_use].join('\n')),
    },
  };
}

/** "Hi Sarah," tells nothing of a template. On one line, as lists show it. */
function withoutGreeting(body: string): string {
  return body
    .replace(/^[^\n]{1,40},\n+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
