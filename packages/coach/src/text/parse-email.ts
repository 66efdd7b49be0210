import type { Draft } from '../draft.ts';
import type { Email, Paragraph, Stretch, Word } from './email.ts';
import { findAsks } from './find-asks.ts';
import { findDates } from './find-dates.ts';
import { findLinks } from './find-links.ts';
import { findBlanks, findMergeTags } from './find-merge-tags.ts';
import { findNames, nameKey } from './find-names.ts';
import { findNumbers } from './find-numbers.ts';
import { findPadding } from './find-padding.ts';
import { protectedTokens, type Found } from './find-protected-tokens.ts';
import { findQuotations } from './find-quotations.ts';
import { guessStage } from './guess-stage.ts';
import { layOut } from './lay-out.ts';
import { scanWords } from './scan-words.ts';
import { splitLines } from './split-lines.ts';
import { splitSentences } from './split-sentences.ts';

/** Splits a draft into its parts. Never throws, whatever the text. */
export function parseEmail(draft: Draft): Email {
  const { subject, body } = draft;
  const { blocks, ...layout } = layOut(body);
  const units = unitsOf(body);
  const paragraphs: Paragraph[] = blocks.map((block) => ({
    ...block,
    sentences: splitSentences(body, block, units),
  }));
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const padding = findPadding(sentences);
  const idle = new Set(padding);
  const substance = sentences.filter((sentence) => !idle.has(sentence));
  const subjectWords =
    subject === null ? [] : scanWords(subject, 0, subject.length, unitsOf(subject));
  const around = [layout.greeting, layout.signOff, layout.signature].flatMap((part) =>
    part ? linesOfWords(body, part) : [],
  );
  const known = new Set(
    [layout.addressee, layout.signature].flatMap((part) =>
      part ? capitalised(scanWords(body, part.start, part.end)) : [],
    ),
  );
  const bodyLines = [...sentences.map((sentence) => sentence.words), ...around];
  const bodyNames = findNames(body, bodyLines, known);
  const alsoKnown = new Set([
    ...known,
    ...bodyNames.flatMap((name) => capitalised(scanWords(body, name.start, name.end))),
  ]);
  return {
    ...layout,
    subject,
    body,
    stage: draft.stage ?? guessStage(layout, sentences),
    profile: draft.profile ?? 'general',
    subjectWords,
    paragraphs,
    sentences,
    words: sentences.flatMap((sentence) => sentence.words),
    padding,
    substance,
    asks: findAsks(body, substance),
    protectedTokens: [
      ...(subject === null
        ? []
        : protectedTokens(
            'subject',
            found(subject, subjectWords, findNames(subject, [subjectWords], alsoKnown)),
          )),
      ...protectedTokens('body', found(body, bodyLines.flat(), bodyNames)),
    ],
  };
}

function found(text: string, words: readonly Word[], names: readonly Stretch[]): Found {
  const { links, addresses } = findLinks(text);
  return {
    blank: findBlanks(text),
    merge_tag: findMergeTags(text),
    link: links,
    email_address: addresses,
    quotation: findQuotations(text),
    date: findDates(text),
    number: findNumbers(text, words),
    name: names,
  };
}

function unitsOf(text: string): Stretch[] {
  return [...findMergeTags(text), ...findBlanks(text)].sort(
    (one, other) => one.start - other.start,
  );
}

function linesOfWords(body: string, part: Stretch): (readonly Word[])[] {
  return splitLines(part.text).map((line) =>
    scanWords(body, part.start + line.start, part.start + line.end),
  );
}

function capitalised(words: readonly Word[]): string[] {
  return words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text)).map(nameKey);
}
