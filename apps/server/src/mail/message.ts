import { escape } from './escape.ts';

/** A mail as its parts; both forms are made from them. */
export type Message = {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly link: string };
  readonly closing?: string;
};

export function asText({ paragraphs, button, closing }: Message): string {
  const blocks = [...paragraphs, button && `${button.label}:\n${button.link}`, closing];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

export function asHtml({ subject, paragraphs, button, closing }: Message): string {
  const text = 'margin:0 0 16px;font:16px/1.5 Georgia,serif;color:#221f1a';
  const link = 'display:inline-block;padding:12px 20px;border-radius:6px;text-decoration:none';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#faf7f1"><div style="max-width:520px;margin:0 auto">',
    ...paragraphs.map((paragraph) => `<p style="${text}">${escape(paragraph)}</p>`),
    button
      ? `<p style="${text}"><a style="${link};background:#221f1a;color:#faf7f1" href="${escape(button.link)}">${escape(button.label)}</a></p>`
      : '',
    closing ? `<p style="${text};font-size:14px;color:#6b655b">${escape(closing)}</p>` : '',
    '</div></body></html>',
  ].join('');
}
