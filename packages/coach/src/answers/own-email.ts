import { quoteWords } from './answer.ts';
import { type Article, type Wish, inTenths } from './article.ts';
import type { Email } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import type { Draft } from '../draft.ts';
import type { Edit } from '../rewrite/edit.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { rules } from '../rules/rules.ts';
import { type LedgerLine, type Score, scoreEmail } from '../score/score.ts';
import { suggestSubjects } from '../subjects/suggest-subjects.ts';

/** The user's latest email, read and scored once for an answer. */
type EmailInView = { readonly draft: Draft; readonly email: Email; readonly score: Score };

export function viewEmail(draft: Draft): EmailInView {
  const email = parseEmail(draft);
  return { draft, email, score: scoreEmail(email) };
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** What can be said of an email on the subject of an article or of its first rule, whether or not it costs points. */
const facts: Readonly<Record<string, (email: Email) => string | null>> = {
  'subject-length': ({ subject, subjectWords }) =>
    subject === null
      ? 'It has no subject.'
      : `Its subject, ${quoteWords(subject)}, has ${counted(subjectWords.length, 'word')}.`,
  'subject-capitals': ({ subject }) =>
    subject === null ? null : `Its subject is ${quoteWords(subject)}.`,
  'body-length': ({ words }) =>
    `It has ${counted(words.length, 'word')}, without greeting, sign-off and signature.`,
  'ask-kind': ({ asks }) => {
    const last = asks.at(-1);
    return last ? `It asks: ${quoteWords(last.sentence.text)}` : 'It asks for nothing.';
  },
  'ask-count': ({ asks }) => `It holds ${counted(asks.length, 'request')}.`,
  'first-line': ({ sentences: [first] }) =>
    first ? `It opens with ${quoteWords(first.text)}` : null,
  greeting: ({ greeting }) =>
    greeting ? `It greets with ${quoteWords(greeting.text)}` : 'It has no greeting.',
  paragraphs: ({ paragraphs }) => `It has ${counted(paragraphs.length, 'paragraph')}.`,
  'long-sentences': ({ sentences }) => {
    const longest = Math.max(0, ...sentences.map(({ words }) => words.length));
    return `Its longest sentence has ${counted(longest, 'word')}.`;
  },
  links: ({ protectedTokens }) =>
    `It holds ${counted(protectedTokens.filter(({ kind }) => kind === 'link').length, 'link')}.`,
};

/** What the email in view has to do with an article, as Markdown paragraphs; empty when nothing. */
export function aboutEmail(article: Article, view: EmailInView, wish: Wish): string[] {
  const { language, isSupported } = view.score.reading;
  if (article.rules.length === 0) return [];
  if (!isSupported) {
    return [
      `Your latest email does not read as English (“${language}”), so on this it is not judged.`,
    ];
  }
  const state = article.rules.includes('all') ? describeWhole(view) : describeLines(article, view);
  return wish === 'rewrite' || article.id === 'subject-ideas'
    ? [...state, ...offeredEdits(article, view)]
    : state;
}

const mostLines = 3;
const mostStrengths = 3;

/** The score, the lines that win most, and the costliest rules that took nothing. */
function describeWhole({ email, score: { value, band, lines } }: EmailInView): string[] {
  const scored = `Your latest email (${counted(email.words.length, 'word')}) scores ${inTenths(value)} of 10`;
  if (lines.length === 0) return [`${scored}; nothing in it costs anything.`];
  const first = lines
    .toSorted((one, other) => other.wins - one.wins || one.points - other.points)
    .slice(0, mostLines);
  const strengths = rules
    .filter(({ id }) => !lines.some(({ rule }) => rule === id))
    .slice(0, mostStrengths)
    .map(({ name }) => `**${name}**`);
  return [
    `${scored}, ${band}. ${first.length === 1 ? 'One line is worth fixing' : 'Fix these first'}:`,
    listed(first.map(describeLine)),
    ...(strengths.length < mostStrengths
      ? []
      : [`Nothing is lost on ${strengths.slice(0, -1).join(', ')} or ${strengths.at(-1) ?? ''}.`]),
  ];
}

/** A line of the ledger in words: what it costs, the words it means, why, and what the fix wins. */
function describeLine({ name, points, spans, quote, reason, fix, wins }: LedgerLine): string {
  const words = quote === '' ? '' : spans.length > 0 ? ` (${quoteWords(quote)})` : ` (${quote})`;
  const gain = wins > 0 ? ` That wins ${inTenths(wins)}.` : '';
  return `**${name}** costs ${inTenths(-points)}${words}. ${reason} ${fix}${gain}`;
}

function describeLines({ id, rules: explained }: Article, { email, score }: EmailInView): string[] {
  const fact = (facts[id] ?? facts[explained[0] ?? ''])?.(email) ?? '';
  const [first, ...more] = score.lines
    .filter(({ rule }) => explained.includes(rule))
    .map(describeLine);
  if (first !== undefined) return [`In your latest email, ${first} ${fact}`.trim(), ...more];
  return fact === '' ? [] : [`In your latest email nothing is lost on this. ${fact}`];
}

const mostOffered = 3;
const longestRewritten = 5_000;

/** What the coach would write instead on the article's subject, under a heading. */
function offeredEdits(article: Article, view: EmailInView): string[] {
  const { draft } = view;
  if (draft.body.length > longestRewritten) return [];
  if (article.rules.includes('subject-length')) {
    const ideas = suggestSubjects(draft)
      .slice(0, mostOffered)
      .map(({ subject, reason }) => `${quoteWords(subject)}: ${reason}`);
    return ideas.length === 0 ? [] : ['**Ideas from your own words**', listed(ideas)];
  }
  const { edits, before, after } = rewrite(draft);
  const fitting = edits.filter((edit) => isAbout(article, edit, view)).slice(0, mostOffered);
  if (fitting.length === 0) {
    return [
      'A rewrite would change nothing here. To change it yourself, choose **Edit** on your email.',
    ];
  }
  const gain = after.value - before.value;
  return [
    '**What a rewrite would do**',
    listed(fitting.map((edit) => describeEdit(edit, ['Add', 'Cut', 'becomes']))),
    `The whole rewrite makes ${edits.length === 1 ? 'one change' : counted(edits.length, 'change')}${gain > 0 ? ` and wins ${inTenths(gain)}` : ''}: choose Optimize to see and accept each.`,
  ];
}

function isAbout({ id, rules: explained }: Article, edit: Edit, { email }: EmailInView): boolean {
  if (explained.includes('all') || explained.includes(edit.rule)) return true;
  if (id === 'body-length') return edit.after.length < edit.before.length;
  const [first] = email.sentences;
  return id === 'first-line' && edit.field === 'body' && !!first && edit.start < first.end;
}

export function listed(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** A change in words, with the verbs for adding, cutting and changing. */
export function describeEdit(
  { before, after, reason }: Edit,
  [add, cut, becomes]: readonly [string, string, string],
): string {
  if (before.trim() === '') return `${add} ${quoteWords(after)}: ${reason}`;
  if (after.trim() === '') return `${cut} ${quoteWords(before)}: ${reason}`;
  return `${quoteWords(before)} ${becomes} ${quoteWords(after)}: ${reason}`;
}
