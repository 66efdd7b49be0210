import type { LibraryTemplate } from '@replysmith/contract';

/** Three that differ in reader, occasion and score, a strong one and a weak one among them. */
const ids = [
  'maintainer-paid-for-one-issue',
  'public-office-before-the-hearing',
  'report-back-to-the-referrer',
];

export function shownTemplates(library: readonly LibraryTemplate[]): LibraryTemplate[] {
  return ids.map((id) => {
    const template = library.find((one) => one.id === id);
    if (!template) throw new Error(`The library has no template "${id}".`);
    return template;
  });
}
