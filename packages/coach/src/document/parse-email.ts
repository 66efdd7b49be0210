import { findAsks } from './asks.ts';
import { findBlanks } from '../blanks.ts';
import { findBrokenTags, findMergeTags } from './merge-tags.ts';
import type { Email, Paragraph, Stretch } from './email.ts';
import { layOut } from './layout.ts';
import { asSeen } from './markup.ts';
import { findProtectedTokens } from './protected-tokens.ts';
import { remembering } from './memo.ts';
import { read } from './reading.ts';
import { findPadding, scanWords, splitSentences } from './sentences.ts';
import { withoutOverlaps } from './stretch.ts';
import type { Draft } from '../draft.ts';

/**
 * Splits a draft into its parts. Never throws, whatever the text; every offset points into the draft.
 *
 * @example
 * parseEmail({ subject: null, body: 'Hi Tom,\n\nWorth a look?' }).addressee?.text; // 'Tom'
 */
export function parseEmail(draft: Draft): Email {
  const subject = draft.subject === null ? null : asSeen(draft.subject).text;
  const split = subject === null ? splitBody.alone : splitBody.withSubject;
  const { seen, layout, paragraphs, sentences, words, ...inBody } = split(draft.body);
  const body = seen.text;
  const brokenTags = { subject: findBrokenTags(subject ?? ''), body: inBody.brokenTags };
  const subjectWords =
    subject === null
      ? []
      : scanWords(subject, 0, subject.length, unitsOf(subject, brokenTags.subject));
  const reading = read(draft, { ...layout, subject, body, subjectWords, sentences, words });
  const padding = reading.isSupported ? findPadding(sentences) : [];
  const idle = new Set(padding);
  const substance = sentences.filter((sentence) => !idle.has(sentence));
  return {
    ...layout,
    subject: draft.subject,
    body: draft.body,
    seenBody: body,
    markup: seen.markup,
    reading,
    subjectWords,
    paragraphs,
    sentences,
    words,
    padding,
    substance,
    asks: findAsks(body, substance),
    brokenTags: (['subject', 'body'] as const).flatMap((field) =>
      brokenTags[field].map((tag) => ({ ...tag, field })),
    ),
    protectedTokens: findProtectedTokens({
      subject,
      body,
      subjectWords,
      sentences,
      layout,
      targets: seen.targets,
    }).map((token) => ({
      ...token,
      text: (draft[token.field] ?? '').slice(token.start, token.end),
    })),
  };
}

/** A draft is often read again with another subject. */
const splitBody = {
  withSubject: remembering(16, (body) => readBody(body, true)),
  alone: remembering(16, (body) => readBody(body, false)),
};

function readBody(text: string, hasSubject: boolean) {
  const seen = asSeen(text);
  const { blocks, ...layout } = layOut(seen.text, hasSubject);
  const brokenTags = findBrokenTags(seen.text);
  const units = unitsOf(seen.text, brokenTags);
  const paragraphs = blocks.map((block): Paragraph => ({
    ...block,
    sentences: splitSentences(seen.text, block, units),
  }));
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const words = sentences.flatMap((sentence) => sentence.words);
  return { seen, layout, brokenTags, paragraphs, sentences, words };
}

/** What counts as one word however it is spelt. */
function unitsOf(text: string, brokenTags: readonly Stretch[]): Stretch[] {
  return withoutOverlaps([...findMergeTags(text), ...brokenTags, ...findBlanks(text)]);
}
