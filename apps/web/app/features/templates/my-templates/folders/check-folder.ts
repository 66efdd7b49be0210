import { CreateTemplateFolderRequest, lengths } from '@replysmith/contract';

const { description, color } = CreateTemplateFolderRequest.shape;

/** A form takes fewer signs than the server, which has folders from elsewhere to keep. */
const allowed = /^[\p{L}\p{M}\p{N} \-_()'’&]+$/u;

export function checkFolderName(name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'Folder name is required';
  if (trimmed.length > lengths.folderName) return 'Folder name is invalid or too long';
  if (!allowed.test(trimmed)) return 'Use letters, digits, spaces and - _ ( ) only.';
  return undefined;
}

export function checkFolderDescription(text: string): string | undefined {
  return description.safeParse(text).error?.issues[0]?.message;
}

export function checkFolderColor(value: string): string | undefined {
  return color.safeParse(value).error?.issues[0]?.message;
}
