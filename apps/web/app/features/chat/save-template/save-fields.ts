import type { EmailText } from '@replysmith/contract';
import { lengths } from '@replysmith/contract';

/** What a writer says of an email that becomes a template. */
export type SaveFields = {
  readonly name: string;
  readonly subject: string;
  readonly category: string;
  readonly tags: readonly string[];
};

const replyMarks = /^(?:\s*(?:re|fwd?)\s*:)+/iu;
const unfit = /[^\p{L}\p{M}\p{N}\s\-_.,!?()'’&:/]+/gu;

/** What the form begins with: a template is named after its subject line. */
export function startingFields(
  { subject }: EmailText,
  title: string,
  category: string,
): SaveFields {
  const plain = (subject ?? '').replace(replyMarks, '');
  const name = [plain, title]
    .map((text) => text.replaceAll(unfit, ' ').replaceAll(/\s+/gu, ' ').trim())
    .find((text) => text !== '');
  return {
    name: Array.from(name ?? '')
      .slice(0, lengths.templateName)
      .join('')
      .slice(0, lengths.templateName),
    subject: subject ?? '',
    category,
    tags: [],
  };
}
