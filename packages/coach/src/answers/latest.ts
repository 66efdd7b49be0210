import type { Wish } from './answer.ts';
import type { Article } from './articles.ts';
import { inTenths, quoteWords } from './wording.ts';
import type { Email, Sentence } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { readingGrade } from '../document/readability.ts';
import { scanWords } from '../document/sentences.ts';
import type { Draft } from '../draft.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { Edit } from '../rewrite/edit.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { rules } from '../rules/rules.ts';
import { type LedgerLine, type Score, score, scoreEmail } from '../score/score.ts';
import { suggestSubjects } from '../subjects/suggest-subjects.ts';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

const longestSentence = ({ sentences }: Email) =>
  sentences.reduce((most, { words }) => Math.max(most, words.length), 0);

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
  'long-sentences': (email) =>
    `Its longest sentence has ${counted(longestSentence(email), 'word')}.`,
  'reading-ease': (email) => {
    const grade = readingGrade(email);
    return grade === null
      ? 'It is too short for a reading grade.'
      : `It reads at about school grade ${Math.max(1, Math.round(grade))}.`;
  },
  links: ({ protectedTokens }) =>
    `It holds ${counted(protectedTokens.filter(({ kind }) => kind === 'link').length, 'link')}.`,
};

function factAbout({ id, rules: [first = ''] }: Article, email: Email): string {
  return (facts[id] ?? facts[first])?.(email) ?? '';
}

/** A line of the ledger in words: what it costs, the words it means, why, and what the fix wins. */
function describeLine({ name, points, spans, quote, reason, fix, wins }: LedgerLine) {
  const cost = `costs ${inTenths(-points)}`;
  const words = quote === '' ? '' : spans.length > 0 ? ` (${quoteWords(quote)})` : ` (${quote})`;
  const gain = wins > 0 ? ` That wins ${inTenths(wins)}.` : '';
  return `**${name}** ${cost}${words}. ${reason} ${fix}${gain}`;
}

/** The user's latest email, read and scored once for an answer. */
type EmailInView = { readonly draft: Draft; readonly email: Email; readonly score: Score };

export function viewEmail(draft: Draft): EmailInView {
  const email = parseEmail(draft);
  return { draft, email, score: scoreEmail(email) };
}

const mostLines = 3;
const mostStrengths = 3;

/** The score and the lines that win most. */
function describeWhole({ email, score }: EmailInView): string[] {
  const { value, band, lines } = score;
  const words = `${email.words.length} ${email.words.length === 1 ? 'word' : 'words'}`;
  if (lines.length === 0)
    return [
      `Your latest email (${words}) scores ${inTenths(value)} of 10; nothing in it costs anything.`,
    ];
  const first = [...lines].sort(byGain).slice(0, mostLines);
  return [
    `Your latest email (${words}) scores ${inTenths(value)} of 10, ${band}. ${first.length === 1 ? 'One line is worth mending' : 'Mend these first'}:`,
    first.map((line) => `- ${describeLine(line)}`).join('\n'),
    ...strengths(score.lines),
  ];
}

/** The dearest rules that took nothing. */
function strengths(lines: readonly LedgerLine[]): string[] {
  const kept = rules.filter(({ id }) => !lines.some(({ rule }) => rule === id));
  const names = kept.slice(0, mostStrengths).map(({ name }) => `**${name}**`);
  return names.length < mostStrengths
    ? []
    : [`Nothing is lost on ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}.`];
}

function byGain(one: LedgerLine, other: LedgerLine): number {
  return other.wins - one.wins || one.points - other.points;
}

const most = 3;
const longestRewritten = 5_000;
const noneFit =
  'A rewrite would change nothing here. To change it yourself, choose **Edit** at your email.';

/** What the coach would write instead on the article's subject, under a heading. */
function offeredEdits(article: Article, view: EmailInView): string[] {
  if (view.draft.body.length > longestRewritten) return [];
  if (article.rules.includes('subject-length')) return offeredSubjects(view);
  const { edits, before, after } = rewrite(view.draft);
  const fitting = edits.filter((edit) => isAbout(article, edit, view)).slice(0, most);
  if (fitting.length === 0) return [noneFit];
  const gain = after.value - before.value;
  const whole = `The whole rewrite makes ${edits.length === 1 ? 'one change' : `${edits.length} changes`}${gain > 0 ? ` and wins ${inTenths(gain)}` : ''}: choose Optimize to see and accept each.`;
  return ['**What a rewrite would do**', listed(fitting.map(describeEdit)), whole];
}

function offeredSubjects({ draft }: EmailInView): string[] {
  const ideas = suggestSubjects(draft).slice(0, most);
  return ideas.length === 0
    ? []
    : [
        '**Ideas from your own words**',
        listed(ideas.map(({ subject, reason }) => `${quoteWords(subject)}: ${reason}`)),
      ];
}

function listed(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function isAbout({ id, rules }: Article, edit: Edit, { email }: EmailInView): boolean {
  if (rules.includes('all') || rules.includes(edit.rule)) return true;
  if (id === 'body-length') return edit.after.length < edit.before.length;
  const first = email.sentences[0];
  return id === 'first-line' && edit.field === 'body' && !!first && edit.start < first.end;
}

function describeEdit({ before, after, reason }: Edit): string {
  if (before.trim() === '') return `Add ${quoteWords(after)}: ${reason}`;
  if (after.trim() === '') return `Cut ${quoteWords(before)}: ${reason}`;
  return `${quoteWords(before)} becomes ${quoteWords(after)}: ${reason}`;
}

/** A rewrite that was made: the email before it, and what was changed. */
export type MadeRewrite = { readonly original: Draft; readonly changes: readonly Edit[] };

const asked =
  /\b(?:why|what|which)\b[^?\n]{0,40}\b(?:did you|have you|you['’]ve|was|were|has been|did the (?:coach|rewrite))\b[^?\n]{0,80}\b(?:cut|chang\w*|remov\w*|delet\w*|replac\w*|rewrit\w*|rewrote|reword\w*|shorten\w*|drop\w*|add|added|mov\w+|swap\w*|t(?:ake|ook|aken) out|edit\w*)\b/iu;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const paragraph =
  /\b(?:(first|second|third|fourth|fifth|sixth|seventh|last|\d{1,2}(?:st|nd|rd|th)) paragraph|paragraph (?:number )?(\d{1,2}))\b/iu;
const quoted = /["“]([^"”\n]{2,200})["”]/u;
const mostChanges = 6;

/** Why a rewrite changed what the question names, or all it changed; null for any other question. */
export function explainChanges(question: string, made: MadeRewrite): string | null {
  if (made.changes.length === 0 || !asked.test(question)) return null;
  const isNamed = nameIn(question, made.original);
  const named = isNamed ? made.changes.filter(isNamed) : made.changes;
  const told = named.length > 0 ? named : made.changes;
  const opening = !isNamed
    ? 'This is what the rewrite changed, and why.'
    : named.length > 0
      ? 'There the rewrite changed this.'
      : 'The rewrite changed nothing there. Elsewhere it changed this.';
  const left = told.length - mostChanges;
  const rest = left > 0 ? [`${left} more stand beside the rewrite, each with its reason.`] : [];
  return [opening, told.slice(0, mostChanges).map(describe).join('\n'), ...rest].join('\n\n');
}

/** Whether a change is in what the question names; null when it names no place. */
function nameIn(question: string, original: Draft): ((change: Edit) => boolean) | null {
  const words = quoted.exec(question)?.[1]?.toLowerCase();
  if (words) {
    return ({ before, after }) => `${before}\n${after}`.toLowerCase().includes(words);
  }
  if (/\bsubject\b/iu.test(question)) return ({ field }) => field === 'subject';
  const email = parseEmail(original);
  const [, word = '', figure = ''] = paragraph.exec(question) ?? [];
  const number = Number.parseInt(figure || word, 10) || ordinals.indexOf(word.toLowerCase()) + 1;
  if (word.toLowerCase() === 'last') return within(email.paragraphs.at(-1));
  if (number > 0) return within(email.paragraphs[number - 1]);
  if (/\b(?:first (?:line|sentence)|opening|opener)\b/iu.test(question)) {
    return within(email.sentences[0]);
  }
  if (/\b(?:ask|call to action|cta)\b/iu.test(question)) {
    return ({ rule }) => rule.startsWith('ask');
  }
  return null;
}

function within(part: { readonly start: number; readonly end: number } | undefined) {
  return ({ field, start, end }: Edit) =>
    part !== undefined &&
    field === 'body' &&
    start < part.end &&
    (end > part.start || start === part.start);
}

function describe({ before, after, reason }: Edit): string {
  if (before.trim() === '') return `- Added ${quoteWords(after)}: ${reason}`;
  if (after.trim() === '') return `- Cut ${quoteWords(before)}: ${reason}`;
  return `- ${quoteWords(before)} became ${quoteWords(after)}: ${reason}`;
}

const asksForOrder = [
  /\b(?:should|could|can|shall|would|must|does)\b (.{2,120}?) (?:come|go|stand|be(?: put| moved)?|move|better) (?:first|earlier|up front|(?:at|to) the (?:top|start|beginning|front))\b/iu,
  /\b(?:put|move|place|bring) (.{2,120}?) (?:first|earlier|up front|(?:at|to) the (?:top|start|beginning|front))\b/iu,
  /\b(?:should|could|can|shall) i (?:open|start|begin|lead) with (.{2,120}?)[?.!\s]*$/iu,
];
/** "The part about York" names York. */
const namesPlace = /^(?:part|sentence|line|bit|fact|paragraph|first|email|thing)$/u;
const mostWeighed = 3;
const leastFound = 0.5;

/** What a sentence at the head of the email would change, reckoned; null when none was asksForOrder about. */
export function weighOrder(question: string, latest: Draft): string | null {
  const named = asksForOrder
    .map((form) => form.exec(question)?.[1])
    .find((words) => words !== undefined);
  if (named === undefined) return null;
  const { email, score: now } = viewEmail(latest);
  const sentence = sentenceNamed(named, email);
  const [first] = email.sentences;
  if (!sentence || !first || !now.reading.isSupported) return null;
  const quoted = quoteWords(sentence.text);
  if (sentence === first) return `${quoted} is your first sentence already.`;
  const moved = score({ ...latest, body: withFirst(latest.body, sentence, first) });
  const differing = differences(now.lines, moved.lines);
  if (differing.length === 0) {
    return `With ${quoted} first, your email would score ${inTenths(now.value)} of 10, as it does now: on this order the coach measures nothing, so choose by what your reader cares about.`;
  }
  return `With ${quoted} first, your email would score ${inTenths(moved.value)} of 10; now it scores ${inTenths(now.value)}. What moves: ${differing.slice(0, mostWeighed).join(', ')}.`;
}

/** The sentence that holds most of the words, and at least half of them. */
function sentenceNamed(named: string, { sentences }: Email): Sentence | null {
  const sought = scanWords(named, 0, named.length)
    .map(({ key }) => key)
    .filter((key) => !englishFunctionWords.has(key) && !namesPlace.test(key));
  let best: Sentence | null = null;
  let most = 0;
  for (const sentence of sentences) {
    const held = new Set(sentence.words.map(({ key }) => key));
    const found = sought.filter((key) => held.has(key)).length;
    if (found > most && found >= sought.length * leastFound) {
      best = sentence;
      most = found;
    }
  }
  return best;
}

function withFirst(body: string, { start, end, text }: Sentence, first: Sentence): string {
  const rest = body.slice(end).replace(/^[ \t]+/u, '');
  const between = body.slice(first.start, start);
  const joined = rest.startsWith('\n') ? between.replace(/[ \t]+$/u, '') : between;
  return `${body.slice(0, first.start)}${text} ${joined}${rest}`.replace(/\n{3,}/gu, '\n\n');
}

function differences(now: readonly LedgerLine[], then: readonly LedgerLine[]): string[] {
  const names = new Map([...now, ...then].map(({ rule, name }) => [rule, name]));
  const pointsOf = (lines: readonly LedgerLine[], rule: string) =>
    lines.reduce((sum, line) => (line.rule === rule ? sum + line.points : sum), 0);
  return [...names].flatMap(([rule, name]) => {
    const change = pointsOf(then, rule) - pointsOf(now, rule);
    const sign = change > 0 ? '+' : '−';
    return change === 0 ? [] : [`**${name}** ${sign}${inTenths(Math.abs(change))}`];
  });
}

const subjectIdeas = 'subject-ideas';

/** What the email in view has to do with an article, as Markdown paragraphs; empty when nothing. */
export function aboutLatest(article: Article, view: EmailInView, wish: Wish): string[] {
  if (article.rules.length === 0) return [];
  if (!view.score.reading.isSupported) return [otherLanguage(view.score.reading.language)];
  const state = article.rules.includes('all') ? describeWhole(view) : describeLines(article, view);
  return wish === 'rewrite' || article.id === subjectIdeas
    ? [...state, ...offeredEdits(article, view)]
    : state;
}

function describeLines(article: Article, { email, score }: EmailInView): string[] {
  const lines = score.lines.filter(({ rule }) => article.rules.includes(rule));
  const fact = factAbout(article, email);
  const [first, ...more] = lines.map(describeLine);
  if (first === undefined)
    return fact === '' ? [] : [`In your latest email nothing is lost on this. ${fact}`];
  return [`In your latest email, ${first} ${fact}`.trim(), ...more];
}

function otherLanguage(language: string): string {
  return `Your latest email does not read as English (“${language}”), so on this it is not judged.`;
}
