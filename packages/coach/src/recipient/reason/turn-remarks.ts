import type { Remark, Turn } from '../reply.ts';
import type { Verdict } from '../talk/judge-answer.ts';
import type { Step } from '../talk/replay.ts';

type Sides = { readonly won: readonly Remark[]; readonly lost: readonly Remark[] };

const winning: Readonly<Partial<Record<Verdict, string>>> = {
  answered: 'It answers what they asked.',
  candid: 'It says openly what you cannot tell, and they trust the rest more for it.',
  withdrawn: 'It lets them go, which costs you nothing and leaves the door open.',
};
const losing: Readonly<Partial<Record<Verdict, string>>> = {
  dodged: 'They asked one thing and this is about another.',
  pushed: 'It presses for more before it gives what they asked for.',
  guilt: 'It blames them for not answering an email they did not ask for.',
  pressed: 'They had said yes, and it presses on.',
  strayed: 'They had said yes to one thing, and this is another.',
  insulted: 'It insults the person you want something from.',
  retracted: 'It takes back what they had relied on.',
  preyed: 'It asks for money or for what opens their accounts.',
  bump: 'It reminds them and brings nothing new.',
};

/** What the writer's messages won and lost, latest first. */
export function turnRemarks(steps: readonly Step[], turns: readonly Turn[]): Sides {
  const judged = steps.toReversed();
  return {
    won: judged.flatMap((step) => remarkOn(step, turns, winning)),
    lost: judged.flatMap((step) => remarkOn(step, turns, losing)),
  };
}

function remarkOn(
  { standing, turn }: Step,
  turns: readonly Turn[],
  whys: Readonly<Partial<Record<Verdict, string>>>,
): Remark[] {
  const why = standing.judged && whys[standing.judged.verdict];
  const text = turn === null ? undefined : turns[turn]?.text;
  if (why === undefined || why === null || turn === null || text === undefined) return [];
  const { start, end } = standing.judged?.sentence ?? { start: 0, end: text.length };
  const quote = text.slice(start, end);
  return [{ quote, place: quote === '' ? null : { field: 'turn', turn, start, end }, why }];
}
