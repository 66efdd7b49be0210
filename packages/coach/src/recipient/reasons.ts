import type { Email } from '../document/email.ts';
import type { Span } from '../draft.ts';
import type { ConcernId } from './concerns.ts';
import { type Cause, type Move, type Standing, opening } from './converse.ts';
import { type Merit, type Reader, costOf, eyes, inNeed } from './reader.ts';
import type { Remark } from './reply.ts';
import type { Sight } from './skim.ts';
import { sayMove } from './write-reply.ts';
import { rules } from '../rules/rules.ts';
import type { LedgerLine } from '../score/score.ts';

/** What somebody with no use for the email would have done with one: so it still teaches about the text. */
export function supposing(reader: Reader): string {
  const wishing = inNeed(reader);
  const said = sayMove(wishing, opening(wishing), []);
  if (said !== null) return `Suppose they had the need, they would write: “${said}”`;
  const [dearest] = losses(wishing);
  return `Even with the need they would let it pass. ${dearest?.why ?? ''}`.trim();
}

/** What a question is about, as one tells the writer. */
export const wanted: Readonly<Record<ConcernId, string>> = {
  gap: 'what belongs in the blank',
  why_me: 'why you wrote to them',
  what: 'what you offer, in plain words',
  ask: 'what you want from them',
  source: 'where the figure comes from',
  price: 'what it costs',
  effort: 'how much work it makes for them',
  proof: 'who uses it already, by name',
  sample: 'something they can look at',
  integration: 'how it fits in with what they run',
  data: 'where their data goes',
  angle: 'why it is a story',
  exclusive: 'who else has it',
  readers: 'what their readers gain',
  notice: 'when you could start',
  pay: 'what is paid',
  role: 'what the work would be',
  traction: 'what comes in, and how it grows',
  terms: 'what the round looks like',
};

/** A remark with how much it counted for this person. */
export type Weighed = Remark & { readonly weight: number; readonly rule: string };

/** What the email lost with this person, dearest first, each with the line that lost it. */
export function losses({ score, brief, sight }: Reader): Weighed[] {
  return score.lines
    .map((line) => ({
      ...placed(line, sight.email),
      why: line.reason,
      weight: costOf(line, brief),
      rule: line.rule,
    }))
    .toSorted((a, b) => b.weight - a.weight);
}

function placed(line: LedgerLine, email: Email): Pick<Remark, 'quote' | 'place'> {
  const span = line.spans[0] ?? nearest(line.rule, email);
  const quote = span ? textAt(span, email) : '';
  return span && quote !== '' ? { quote, place: span } : { quote: line.quote, place: null };
}

/** Something that is missing is shown where the eye looked for it. */
function nearest(rule: string, { sentences }: Email): Span | null {
  const isAtEnd = rule.startsWith('ask') || rule === 'close';
  const at = isAtEnd ? sentences.at(-1) : rule === 'relevance' ? sentences[0] : undefined;
  return at ? { field: 'body', start: at.start, end: at.end } : null;
}

/** What the email won with this person, weightiest first. */
export function gains({ persona, sight, score, brief }: Reader): Weighed[] {
  const { email } = sight;
  const lost = score.lines.map((line) => ({ rule: line.rule, ...placed(line, email) }));
  const spans = meritSpans(sight);
  return eyes[persona]
    .flatMap(([rule, why]): Weighed[] => {
      const span = spans[rule];
      if (!span || lost.some((loss) => loss.rule === rule || covers(loss.place, span))) return [];
      if (span.field === 'subject' && score.lines.some(isOnSubject)) return [];
      const points = rules.find(({ id }) => id === rule)?.points ?? 1;
      const weight = costOf({ rule, points: -points }, brief);
      return [{ quote: textAt(span, email), place: span, why, weight, rule }];
    })
    .toSorted((a, b) => b.weight - a.weight);
}

function meritSpans({ email, noticed, claim, skim }: Sight): Readonly<Record<Merit, Span | null>> {
  const inBody = (part: { start: number; end: number } | null): Span | null =>
    part && { field: 'body', start: part.start, end: part.end };
  return {
    relevance: inBody(noticed),
    'ask-kind': skim.ask?.span ?? null,
    concreteness: inBody(claim?.sentence ?? null),
    'subject-length': subjectSpan(email),
  };
}

/** Words that lost cannot be words that won; a single word that lost leaves the rest of its sentence. */
function covers(lost: Remark['place'], won: Span): boolean {
  return lost?.field === won.field && lost.start <= won.start && lost.end >= won.end;
}

/** A subject is too short for one half to win and the other to lose. */
function isOnSubject({ spans }: LedgerLine): boolean {
  return spans.some(({ field }) => field === 'subject');
}

function subjectSpan({ subject, subjectWords }: Email): Span | null {
  return subject !== null && subjectWords.length > 0
    ? { field: 'subject', start: 0, end: subject.length }
    : null;
}

function textAt({ field, start, end }: Span, email: Email): string {
  return (email[field] ?? '').slice(start, end);
}

/** A remark without its weight, which is nobody's business. */
export function bare({ quote, place, why }: Weighed): Remark {
  return { quote, place, why };
}

const mostNoticed = 4;
/** How much more each thing they look for counts at first sight, the first one most. */
const pull = [8, 4, 2, 1];

/** What this person takes from the first seconds: what catches their eye first goes first. */
export function noticedBy(reader: Reader): Remark[] {
  const { skim } = reader.sight;
  const order = eyes[reader.persona].map(([rule]): string => rule);
  const catching = ({ rule, weight }: Weighed) => weight * (pull[order.indexOf(rule)] ?? 1);
  const isSeen = ({ place }: Remark) =>
    skim.seen.some(
      ({ field, start, end }) => place?.field === field && place.start < end && place.end > start,
    );
  return [...gains(reader), ...losses(reader)]
    .filter(isSeen)
    .toSorted((a, b) => catching(b) - catching(a))
    .slice(0, mostNoticed)
    .map(bare);
}

const plain: Readonly<Partial<Record<Cause, string>>> = {
  empty: 'There is nothing to read.',
  language: 'They cannot read the language it is written in.',
  scam: 'It reads like a fraud, so it is reported as junk and not answered.',
  not_email: 'It does not read as a message to anyone.',
  internal_note: 'It reads like a note to your own colleagues.',
  merge_tag: 'An unfilled field shows that it went out to a list.',
  fake_reply:
    'The subject pretends to an earlier conversation. They notice at once and trust the rest less.',
  deceptive_subject: 'The subject says something the email does not hold.',
  image_only: 'There is an image and hardly a word to read.',
  few_words: 'There are too few words to know who writes and why.',
  misfit:
    'It came to the wrong desk. However well it is written, they cannot give what it asks for.',
  guilt: 'Being blamed for not answering makes people less willing to.',
  pushed: 'They asked for something small and were pressed for more instead.',
  bump: 'A reminder with nothing new in it gives them no reason to answer.',
  news: 'You wrote something the email did not hold, and that reopened it.',
  agreed: 'They said yes, and you went along.',
  told: 'They have said yes, so they answer what you ask about it.',
  pressed: 'They had said yes, and you went on pressing. That made them doubt it.',
  strayed: 'They had said yes to one thing, and you came with another.',
  insulted: 'Nobody goes on with someone who insults them.',
  retracted: 'You took back what they had relied on, and the rest falls with it.',
  preyed:
    'You asked for money or for what opens their accounts. They take it for fraud and stop there.',
  wordless: 'There is no word in your message, so nothing has changed.',
  withdrawn: 'You let them go. There is nothing left to answer, and no harm done.',
  settled: 'The conversation is over for them.',
};

/** Why the recipient did that, told to the writer; never in words of what goes on inside them. */
export function reasonOf(reader: Reader, standing: Standing): string {
  const { move } = standing;
  const lost = losses(reader)[0];
  const won = gains(reader)[0];
  switch (move.cause) {
    case 'weak':
      return lost
        ? `${skimmed(reader)}${stop(lost)}${lost.why}`
        : 'They find nothing for them in it.';
    case 'unmoved':
      return lost
        ? `They read it and are not moved. ${stop(lost)}${lost.why}`
        : 'They read it, and today it is not enough to move them.';
    case 'won':
      return won
        ? `What won them: ${quoted(won)}${won.why}`
        : 'It is clear, and they can use it now.';
    case 'no_need':
      return `They have no use for it now. ${supposing(reader)}`;
    case 'gap':
      return 'A blank is still open where the email should tell them something.';
    case 'curious':
    case 'scruple':
      return `${move.cause === 'scruple' ? 'They are nearly won' : 'It holds their interest'}. One thing is missing: ${wantedBy(move)}.`;
    case 'answered':
      return answeredReason(standing);
    case 'answered_weak':
      return 'You answered what they asked, but the email itself did too little for a yes.';
    case 'candid':
      return move.decision === 'yes'
        ? 'You said openly that you cannot tell, and they would rather have that than a guess.'
        : 'You were open about what you cannot tell. They will wait until you can.';
    case 'dodged':
      return move.decision === 'question'
        ? `You left open what they asked, so they ask again: ${wantedBy(move)}.`
        : 'They asked one thing and your message was about another.';
    default:
      return plain[move.cause] ?? 'They have nothing to add.';
  }
}

function answeredReason({ move }: Standing): string {
  if (move.decision === 'yes')
    return 'You answered exactly what they asked, and that was what stood in the way.';
  if (move.decision === 'question')
    return `You answered that. One more thing before they decide: ${wantedBy(move)}.`;
  return 'You answered what they asked. It is still not the moment for them.';
}

function wantedBy({ concern }: Move): string {
  return concern ? wanted[concern] : 'enough';
}

/** Where the eye gave up, for emails that are too long to be read at all. */
function skimmed({ sight }: Reader): string {
  const { skim } = sight;
  if (skim.length !== 'wall') return '';
  return skim.ask && !skim.ask.isSeen
    ? `In ${skim.seconds} seconds they never reach what you ask: ${skim.unread} words stay unread. `
    : `In ${skim.seconds} seconds ${skim.unread} words stay unread. `;
}

const longestQuote = 12;

function stop(lost: Weighed): string {
  return lost.place === null ? '' : `They stop at ${quoted(lost)}`;
}

/** "“…”. " Long lines are cut; the remarks hold them whole. */
function quoted({ quote }: Remark): string {
  const words = quote.replace(/\s+/gu, ' ').trim().split(' ');
  const shown = words.slice(0, longestQuote).join(' ').slice(0, 120);
  const end = words.length > longestQuote ? ' …' : '';
  return `“${shown.replace(/[.!?,;:]+$/u, '')}${end}”. `;
}
