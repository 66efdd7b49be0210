import type { Draft } from '../draft.ts';
import type { Email, Paragraph, Stretch } from './email.ts';
import { findAsks } from './asks/find-asks.ts';
import { findBlanks } from './tokens/find-blanks.ts';
import { asSeen } from './markup/as-seen.ts';
import { findBrokenTags } from './tokens/find-broken-tags.ts';
import { findMergeTags } from './tokens/find-merge-tags.ts';
import { findPadding } from './words/find-padding.ts';
import { findProtectedTokens } from './tokens/find-protected-tokens.ts';
import { layOut } from './layout/lay-out.ts';
import { read } from './reading/read.ts';
import { scanWords } from './words/scan-words.ts';
import { splitSentences } from './words/split-sentences.ts';
import { withoutOverlaps } from './words/stretch.ts';

/**
 * Splits a draft into its parts. Never throws, whatever the text; every offset points into the draft.
 *
 * @example
 * parseEmail({ subject: null, body: 'Hi Tom,\n\nWorth a look?' }).addressee?.text; // 'Tom'
 */
export function parseEmail(draft: Draft): Email {
  const seen = { subject: asSeen(draft.subject ?? ''), body: asSeen(draft.body) };
  const subject = draft.subject === null ? null : seen.subject.text;
  const body = seen.body.text;
  const { blocks, ...layout } = layOut(body, subject !== null);
  const brokenTags = {
    subject: findBrokenTags(subject ?? ''),
    body: findBrokenTags(body),
  };
  const units = unitsOf(body, brokenTags.body);
  const paragraphs: Paragraph[] = blocks.map((block) => ({
    ...block,
    sentences: splitSentences(body, block, units),
  }));
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const subjectWords =
    subject === null
      ? []
      : scanWords(subject, 0, subject.length, unitsOf(subject, brokenTags.subject));
  const words = sentences.flatMap((sentence) => sentence.words);
  const reading = read(draft, { ...layout, subject, body, subjectWords, sentences, words });
  const padding = reading.isSupported ? findPadding(sentences) : [];
  const idle = new Set(padding);
  const substance = sentences.filter((sentence) => !idle.has(sentence));
  return {
    ...layout,
    subject: draft.subject,
    body: draft.body,
    seenBody: body,
    markup: seen.body.markup,
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
      targets: seen.body.targets,
    }).map((token) => ({
      ...token,
      text: (draft[token.field] ?? '').slice(token.start, token.end),
    })),
  };
}

/** What counts as one word however it is spelt. */
function unitsOf(text: string, brokenTags: readonly Stretch[]): Stretch[] {
  return withoutOverlaps([...findMergeTags(text), ...brokenTags, ...findBlanks(text)]);
}
