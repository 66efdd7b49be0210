import type { Ask, Email } from '../../document/email.ts';
import { isAgeing } from '../facts/ageing.ts';
import type { Fact } from '../facts/find-facts.ts';
import { pointsBack } from '../facts/points-back.ts';

const offerToSend =
  /\b(?:(?:shall|should|could|can|may|might) i|want me to|like me to|(?:useful|helpful|of use|help|worth it|interest)(?: to you)? if i) (send|sent|share|shared|show|showed|forward)(?: you| over)? ((?:the|an?|our|my|some|two|three|four|five|\d+) [^.,;!?\n—–]{3,60})/iu;
const present: Readonly<Record<string, string>> = { sent: 'send', shared: 'share', showed: 'show' };
const longestAsk = 20;
const opensQuestion = /^(?:would|could|may|can|shall|should|is|are|do|does|want)\b/iu;
const expletive =
  /^(?:would|could|might|is) it (?:be (?:of )?(?:useful|helpful|worth|use|interest)|help|make sense|useful|worth)\b/iu;
const leaning =
  /\b(?:it|its|they|them|their|ones?|so|instead|he|she|him|his|her|yours|ours|mine)\b|^\p{L}+ th(?:is|at|ese|ose)\b/iu;
const vagueThing = /\b(?:it|this|that|these|details|information|more)\b/iu;
/** "The checklist we used": for whom, an earlier sentence said. */
const openEnded =
  /\b(?:used|did|made|had|saw|got|wrote|built|found|gave|sent|ran|mentioned|described)$/iu;
/** "The drawings": which, an earlier sentence said. */
const unsaidThing =
  /\bthe (?!deck|book|role|job|position|post)\p{L}+(?: (?:be|help|suit|fit|work|interest)\b.*)?$/iu;
const namesAThing =
  /\b(?:your|our|my|an?|the|\p{N}+)\s+\p{L}+|\b(?:to|of|in|about|on|for|at|with)\s+(?!interest|value|help)\p{L}{4,}|\p{Ll} \p{Lu}\p{Ll}/u;

/** "Shall I send you the three things I would fix first?" of an ask that offers to send them. */
function sendAsk(asks: readonly Ask[]): string[] {
  return asks.flatMap(({ sentence }): string[] => {
    const [, said = '', thing = ''] = offerToSend.exec(sentence.text) ?? [];
    const object = thing.trim();
    const isClear =
      said !== '' && ![vagueThing, leaning, openEnded, unsaidThing].some((one) => one.test(object));
    const verb = said.toLowerCase();
    return isClear ? [`Shall I ${present[verb] ?? verb} you ${object}?`] : [];
  });
}

/** Whether the question means the same without what the email says before it. */
function isClear({ sentence }: Ask): boolean {
  const rest = sentence.text.replace(expletive, '').replace(/\?$/u, '');
  return ![leaning, openEnded, unsaidThing].some((one) => one.test(rest)) && !pointsBack(rest);
}

/** "Would you like the tables?" is clear right after the sentence that the email has before it. */
function follows({ body }: Email, { sentence }: Ask, fact: Fact | undefined): boolean {
  const isUnsaid = unsaidThing.test(sentence.text.replace(/\?$/u, ''));
  return fact !== undefined && !isUnsaid && body.slice(fact.end, sentence.start).trim() === '';
}

/** The writer's own small question, where it makes sense after the fact that is brought back. */
export function ownAsks(email: Email, fact?: Fact): string[] {
  const asks = email.asks.filter(
    ({ sentence: { text } }) => !isAgeing(text) && !/[[{\n]/u.test(text),
  );
  const own = asks.filter(
    (ask) =>
      (ask.kind === 'interest' || ask.kind === 'question') &&
      ask.sentence.text.endsWith('?') &&
      ask.sentence.words.length <= longestAsk &&
      !ask.sentence.text.includes('http') &&
      opensQuestion.test(ask.sentence.text) &&
      namesAThing.test(ask.sentence.text) &&
      (isClear(ask) || follows(email, ask, fact)),
  );
  return [...sendAsk(asks), ...own.map(({ sentence }) => sentence.text)].slice(0, 1);
}
