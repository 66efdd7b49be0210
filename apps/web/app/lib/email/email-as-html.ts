import { escapeHtml } from '../clipboard/escape-html.ts';
import { textAsHtml } from '../clipboard/text-as-html.ts';
import type { WrittenEmail } from './written-email.ts';

/** Nothing that the email holds is run or loaded, wherever the file is opened. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const look =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 Georgia,serif;overflow-wrap:anywhere}h1{font-size:1.25rem}';

/** An email as a document of its own. */
export function emailAsHtml({ subject, body }: WrittenEmail, language = 'en'): string {
  const title = escapeHtml(subject ?? '');
  const lines = [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${title || 'Email'}</title>`,
    `<style>${look}</style>`,
    '</head>',
    '<body>',
    ...(title ? [`<h1>${title}</h1>`] : []),
    textAsHtml(body.replaceAll(/\r\n?/gu, '\n').trim()).replaceAll('</p><p>', '</p>\n<p>'),
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n').toWellFormed();
}
