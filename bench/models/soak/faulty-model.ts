import {
  faults,
  rewriter,
  startFakeModel,
  type FakeModel,
  type Script,
} from '../../../tools/fake-model/index.ts';
import type { Random } from '../../numbers.ts';

/** These occupy the provider for fifteen seconds or more, so few run at a time. */
const long = ['hang', 'hangAfterHeaders', 'stall', 'drip'] as const;
const mostLong = 2;
const shareOfFaults = 0.3;
const shareOfLong = 0.03;

const short = (Object.keys(faults) as (keyof typeof faults)[]).filter(
  (name) => !(long as readonly string[]).includes(name),
) as [keyof typeof faults, ...(keyof typeof faults)[]];

type FaultyModel = FakeModel & { readonly done: ReadonlyMap<string, number> };

/** A provider that answers most questions, and fails the others in every known way. */
export async function startFaultyModel(random: Random): Promise<FaultyModel> {
  const done = new Map<string, number>();
  let waiting = 0;
  const choose: Script = (request) => {
    const act = (name: string, script: Script) => {
      done.set(name, (done.get(name) ?? 0) + 1);
      return script;
    };
    if (random.chance(shareOfLong) && waiting < mostLong) {
      waiting += 1;
      void request.outcome.finally(() => (waiting -= 1));
      const name = random.pick(long);
      return act(name, faults[name]);
    }
    if (random.chance(shareOfFaults)) {
      const name = random.pick(short);
      return act(name, faults[name]);
    }
    const pace = { firstAfter: random.below(60), pause: random.below(6) };
    return act('right', rewriter(pace));
  };
  return { ...(await startFakeModel({ script: choose })), done };
}
