import type { TemplateFormat } from '@replysmith/contract';

/** The formats of a file, what they are called and what they are good for. */
export const exportFormats = [
  { format: 'json', name: 'JSON', purpose: 'Everything, for another account or a program.' },
  {
    format: 'csv',
    name: 'CSV',
    purpose: 'A table for spreadsheets. Cells that look like formulas get an apostrophe in front.',
  },
  { format: 'text', name: 'TXT', purpose: 'To read and edit. A line of --- between templates.' },
] as const satisfies readonly { format: TemplateFormat; name: string; purpose: string }[];

export function formatName(format: TemplateFormat): string {
  return exportFormats.find((one) => one.format === format)?.name ?? format;
}
