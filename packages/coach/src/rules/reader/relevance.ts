// Readers answer what is about them; a name or a company dropped in is not yet that. P1, P2, P7.
import { vagueWords } from '../../lexicon/readers/vague-words.ts';
import { type Relevance, readRelevance } from '../../relevance/read-relevance.ts';
import type { RelevanceLevel } from '../../relevance/relevance-level.ts';
import { bringsNews } from '../../relevance/brings-news.ts';
import { endsTheMatter } from '../../document/asks.ts';
import { type PhraseHit, findPhrases, phraseBook } from '../../document/sentences.ts';
import { openFacts } from '../../document/new-facts.ts';
import type { ProtectedToken } from '../../document/email.ts';
import type { Finding, Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const vague = phraseBook(vagueWords);
const openBlankLoss = 0.17;
const vagueLoss = 0.25;
/** The first mail said why them; a follow-up that brings something new, or only ends the matter, need not say it all again. */
const followUpShare = 0.5;

const losses: Readonly<Record<RelevanceLevel, number>> = {
  none: 1,
  name: 0.8,
  company: 0.55,
  particular: 0.36,
  observation: 0.17,
  fact: 0.04,
  tied: 0,
};

/** A name or a firm's name in what reads like a mailing counts for less, and so does a fact: programs gather those too. */
const massMailLoss = 0.15;
const manySigns = 2;
/** The more of an opening is particular, the less likely it was sent to many. */
const perParticular = 0.08;
const particularWhole = 4;

function lossOf(found: Relevance): number {
  const { level, signs, particulars } = found;
  if (level === 'particular')
    return losses.particular - perParticular * (Math.min(particulars, particularWhole) - 2);
  const isToken = level === 'name' || level === 'company';
  return losses[level] + ((isToken && signs > 0) || isFactAmidNoise(found) ? massMailLoss : 0);
}

function isFactAmidNoise({ level, signs, isLoud }: Relevance): boolean {
  return isLoud && signs >= manySigns && (level === 'fact' || level === 'tied');
}

export const relevance: Rule = {
  id: 'relevance',
  name: 'Relevance',
  points: 25,
  evidence: ['P1', 'P2', 'P4', 'P7', 'P9'],
  check(email) {
    const found = readRelevance(email);
    const facts = openFacts(email);
    if (facts.length > 0 && lossOf(found) < losses.name) {
      return {
        loss: Math.max(openBlankLoss, lossOf(found)),
        spans: spansOf(facts),
        reason:
          'A blank is still open, and an open blank earns little. Only you know what belongs there.',
        fix: 'Fill it with one thing you saw yourself, with its name, number or date, or cut the sentence.',
      };
    }
    const names = email.protectedTokens.filter(({ kind }) => kind === 'blank');
    if (names.length > 0 && lossOf(found) < openBlankLoss) {
      return {
        loss: openBlankLoss,
        spans: spansOf(names),
        reason: 'A blank is still open, and the reader would see it.',
        fix: 'Fill it in, or cut it.',
      };
    }
    const loose = found.level === 'observation' ? vagueWordsIn(found) : [];
    const loss = loose.length > 0 ? vagueLoss : lossOf(found);
    const isShared =
      email.reading.stage === 'follow_up' && (bringsNews(email) || endsTheMatter(email));
    const share = isShared ? followUpShare : 1;
    return loss === 0 ? null : { loss: loss * share, ...explain(found, loose) };
  },
};

function spansOf(tokens: readonly ProtectedToken[]): Finding['spans'] {
  return tokens.map(({ field, start, end }) => ({ field, start, end }));
}

function vagueWordsIn({ sentence }: Relevance): PhraseHit[] {
  return sentence ? findPhrases(sentence.words, vague) : [];
}

function explain(found: Relevance, loose: readonly PhraseHit[]): Omit<Finding, 'loss'> {
  const { level, sentence, namesReader, flattery } = found;
  const fix =
    'Add one thing they could check (what they did, said or sell, with its name, number or date), and say why it made you write.';
  switch (level) {
    case 'particular':
      return {
        spans: [],
        measure: 'Opens on something particular',
        reason:
          'This was not written to a list, but the reader cannot see at once that it is about them.',
        fix: 'Say whose it is: “your page”, “your May minutes”, with its name, number or date.',
      };
    case 'observation':
      return {
        spans: spansIn('body', loose.length > 0 ? loose : sentence ? [sentence] : []),
        reason:
          'You looked, but the reader cannot tell how closely: no figure, name or date stands beside it.',
        fix: 'Put the number, the name or the day you saw.',
      };
    case 'fact':
    case 'tied':
      if (isFactAmidNoise(found))
        return {
          spans: spansIn('body', sentence ? [sentence] : []),
          reason:
            'The fact is theirs, but what stands around it is found in mailings, so it may be taken for one.',
          fix: 'Greet them by name, and leave out the shouting, the hurry and the promises.',
        };
      return {
        spans: spansIn('body', sentence ? [sentence] : []),
        reason:
          'The fact is theirs, but no word of it comes back in the rest, so the reader may not see why it made you write.',
        fix: 'Say in the next sentence why it made you write.',
      };
    case 'company':
      return {
        spans: spansIn('body', flattery),
        measure: namesReader ? 'Names them, and nothing they did' : 'Nothing true of them alone',
        reason: namesReader
          ? 'Their name could be swapped for another and the email would read the same.'
          : 'What it says of the reader would be true of many others too.',
        fix,
      };
    case 'name':
    case 'none':
      return {
        spans: spansIn('body', flattery),
        measure: level === 'name' ? 'Only their first name' : 'Nothing about the reader',
        reason: 'Nothing here was written for this reader. It could go to anyone on a list.',
        fix,
      };
  }
}
