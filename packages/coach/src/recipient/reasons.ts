import { type Cause, type Move, type Standing, opening } from './converse.ts';
import { type Reader, eyes, inNeed } from './reader.ts';
import { type Weighed, bare, gains, losses } from './remarks.ts';
import type { ConcernId, Remark } from './reply.ts';
import { sayMove } from './write-reply.ts';

/** What somebody with no use for the email would have done with one: so it still teaches about the text. */
function supposing(reader: Reader): string {
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
      return `${interestOf(reader, move)}. One thing is missing: ${wantedBy(move)}.`;
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

function interestOf({ isWeak }: Reader, { cause }: Move): string {
  if (cause === 'scruple') return 'They are nearly won';
  return isWeak ? 'They were about to delete it' : 'It holds their interest';
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
