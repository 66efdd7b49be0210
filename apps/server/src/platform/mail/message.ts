const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** The parts of a mail, from which the text and the HTML form are made. */
export type Message = {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Shown one below the other, each with its name. */
  readonly figures?: readonly { readonly name: string; readonly value: string }[];
  /** Paragraphs after the figures. */
  readonly afterword?: readonly string[];
  readonly button?: { readonly label: string; readonly link: string };
  readonly closing?: string;
  /**
   * For mails that can be stopped: a page that asks first, and the address for a mail program's
   * button.
   */
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
};

export function asText(message: Message): string {
  const { paragraphs, figures = [], afterword = [], button, closing, unsubscribe } = message;
  const table = figures.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const blocks = [
    ...[...paragraphs, table || undefined, ...afterword],
    ...[button && `${button.label}:\n${button.link}`, closing],
    unsubscribe && `Stop these mails:\n${unsubscribe.page}`,
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

export function asHtml(message: Message): string {
  const { subject, paragraphs, figures = [], afterword = [], button, closing } = message;
  const text = 'margin:0 0 16px;font:16px/1.5 Georgia,serif;color:#221f1a';
  const link = 'display:inline-block;padding:12px 20px;border-radius:6px;text-decoration:none';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#faf7f1"><div style="max-width:520px;margin:0 auto">',
    ...paragraphs.map((paragraph) => `<p style="${text}">${escape(paragraph)}</p>`),
    figures.length > 0 ? asTable(figures) : '',
    ...afterword.map((paragraph) => `<p style="${text}">${escape(paragraph)}</p>`),
    button
      ? `<p style="${text}"><a style="${link};background:#221f1a;color:#faf7f1" href="${escape(button.link)}">${escape(button.label)}</a></p>`
      : '',
    closing ? `<p style="${text};font-size:14px;color:#6b655b">${escape(closing)}</p>` : '',
    message.unsubscribe
      ? `<p style="${text};font-size:14px"><a style="color:#6b655b" href="${escape(message.unsubscribe.page)}">Stop these mails</a></p>`
      : '',
    '</div></body></html>',
  ].join('');
}

function asTable(figures: NonNullable<Message['figures']>): string {
  const cell = 'padding:8px 16px 8px 0;border-top:1px solid #ded7ca;vertical-align:top';
  const rows = figures.map(
    ({ name, value }) =>
      `<tr><th scope="row" style="${cell};font-weight:normal;text-align:left;color:#6b655b">${escape(name)}</th><td style="${cell};color:#221f1a">${escape(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:0 0 24px;border-collapse:collapse;font:16px/1.5 Georgia,serif">${rows.join('')}</table>`;
}

export type Recipient = { readonly name: string; readonly email: string };

/** Mail programs turn these into links, and anybody can sign up with somebody else's address. */
const linkLike = /[./:@\\]/u;

export function greeting({ name }: Recipient): string {
  const firstName = name.trim().split(/\s+/u)[0];
  return firstName && !linkLike.test(firstName) ? `Hello ${firstName},` : 'Hello,';
}
