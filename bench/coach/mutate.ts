import type { Random } from '../numbers.ts';

/** Fragments from real drafts and careless pastes that confuse parsers. */
const oddPieces: readonly string[] = [
  '\u0000',
  '\u0007',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ud800',
  '\udfff',
  '\u0301\u0301\u0301',
  '\u2028',
  '\r',
  '\r\n',
  '\n\n\n\n',
  '\t',
  '\u00a0',
  '👩‍👩‍👧‍👦',
  '🇬🇷',
  'ﬁ',
  'İ',
  'ß',
  'שלום',
  'مرحبا',
  '你好，请问',
  'Καλημέρα',
  '{{first_name}}',
  '{{first_name',
  '}}',
  '{{#if company}}',
  '{name}',
  '[Company]',
  '[',
  '%FIRSTNAME%',
  '<<name>>',
  '<< ',
  '[fill in: your name]',
  '[fill in: ',
  '<b>',
  '</p><p>',
  '<img src="a.png">',
  '<!-- ',
  '&nbsp;',
  '&amp;',
  '**',
  '# ',
  '- ',
  '1. ',
  '> ',
  '>> > ',
  '```\n',
  '| a | b |\n|---|---|\n',
  '---',
  '\n-- \n',
  'On Mon, 4 May 2026 at 10:12, Ruth Hale <ruth@dunmore.example> wrote:\n> ',
  '-----Original Message-----\nFrom: a\nSent: b\n',
  'Subject: ',
  'Re: Fwd: Re: ',
  'Dear Sir/Madam,',
  'Hi ,',
  'Hi {{name}},',
  '\nBest regards,\n',
  'Thanks,',
  'P.S. ',
  'Unsubscribe',
  'https://',
  'http://a.b/c?d=e&f=g#h(i)',
  'www.',
  'a@b',
  'x@y.example,',
  '"',
  '“',
  '”',
  "'",
  '’',
  '...',
  '…',
  '. . .',
  '?!?!',
  '!!!!!!!!',
  '???',
  'e.g.',
  'U.S.A.',
  'p.m.',
  '3.14.15',
  '€1,234.56',
  '$',
  '5%',
  '1e999',
  '٣٤',
  '½',
  'Would you be free for a 30-minute call on Tuesday?',
  'Thoughts?',
  'We are a leading provider of cutting-edge solutions.',
  'I hope this email finds you well. ',
  'maybe possibly perhaps ',
  'FREE',
  'constructor',
  '__proto__',
  'toString',
  '$&',
  '$1',
  '\\',
  '\\u0000',
  '(((((((((((',
  ')))))))))))',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
];

type Mutation = (text: string, random: Random, corpus: readonly string[]) => string;

const cut: Mutation = (text, random) => text.slice(0, random.below(text.length + 1));

const cutStart: Mutation = (text, random) => text.slice(random.below(text.length + 1));

const insert: Mutation = (text, random) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(oddPieces) + text.slice(at);
};

const scatter: Mutation = (text, random) => {
  let scattered = text;
  for (let count = random.below(12); count > 0; count -= 1)
    scattered = insert(scattered, random, []);
  return scattered;
};

const remove: Mutation = (text, random) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + text.slice(at + random.below(60));
};

const duplicate: Mutation = (text, random) => {
  const start = random.below(text.length + 1);
  const part = text.slice(start, start + random.below(200));
  return text.slice(0, start) + part.repeat(1 + random.below(5)) + text.slice(start);
};

const splice: Mutation = (text, random, corpus) => {
  const other = random.pick(corpus);
  return text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1));
};

const shuffleLines: Mutation = (text, random) =>
  text
    .split('\n')
    .map((line) => ({ line, order: random.below(1_000) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ line }) => line)
    .join('\n');

const joinLines: Mutation = (text) => text.replaceAll('\n', ' ');

const windowsLines: Mutation = (text) => text.replaceAll('\n', '\r\n');

const shout: Mutation = (text) => text.toUpperCase();

const whisper: Mutation = (text) => text.toLowerCase();

const noStops: Mutation = (text) => text.replace(/[.,;:]/gu, '');

const swapUnits: Mutation = (text, random) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + String.fromCharCode(random.below(65_536)) + text.slice(at + 1);
};

const quoteAll: Mutation = (text) => text.replace(/^/gmu, '> ');

const mutations: readonly Mutation[] = [
  cut,
  cutStart,
  insert,
  insert,
  scatter,
  remove,
  duplicate,
  splice,
  splice,
  shuffleLines,
  joinLines,
  windowsLines,
  shout,
  whisper,
  noStops,
  swapUnits,
  swapUnits,
  quoteAll,
];

/**
 * A text from the corpus or from odd pieces, mutated a few times; about one in 200 is very long.
 */
export function mutate(random: Random, corpus: readonly string[]): string {
  let text = random.below(8) === 0 ? piled(random) : random.pick(corpus);
  for (let count = random.below(6); count > 0; count -= 1) {
    text = random.pick(mutations)(text, random, corpus);
  }
  if (text === '' || random.below(200) > 0) return text.slice(0, 6_000);
  const part = text.slice(0, 1 + random.below(80));
  return part.repeat(Math.ceil((1_000 + random.below(40_000)) / part.length));
}

function piled(random: Random): string {
  const pieces = Array.from({ length: random.below(40) }, () => random.pick(oddPieces));
  return pieces.join(random.pick(['', ' ', '\n', '\n\n']));
}
