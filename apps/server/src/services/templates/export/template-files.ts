import {
  blockSeparator,
  byteOrderMark,
  csvLine,
  templateBlock,
  templateCells,
  templateColumns,
  type ExportedTemplate,
  type TemplateFormat,
} from '@replysmith/contract';

type TemplateFile = {
  readonly type: string;
  readonly extension: string;
  readonly before: string;
  readonly of: (template: ExportedTemplate) => string;
  readonly between: string;
  readonly after: string;
};

/** How a file of each format is put together. */
export const templateFiles: Readonly<Record<TemplateFormat, TemplateFile>> = {
  json: {
    ...{ type: 'application/json', extension: 'json' },
    ...{ before: '[\n', between: ',\n', after: '\n]\n' },
    of: (template) => JSON.stringify(template, null, 2),
  },
  csv: {
    ...{ type: 'text/csv', extension: 'csv' },
    ...{ before: byteOrderMark + csvLine(templateColumns), between: '', after: '' },
    of: (template) => {
      const cells = templateCells(template);
      return csvLine(templateColumns.map((column) => cells[column]));
    },
  },
  text: {
    ...{ type: 'text/plain', extension: 'txt' },
    ...{ before: '', between: blockSeparator, after: '' },
    of: templateBlock,
  },
};
