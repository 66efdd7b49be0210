/**
 * The only words a rewrite may add: what joins words of the writer's own, plain words for long ones,
 * and the wording of a greeting, a small question and a close. None of them states anything.
 */
export const connectingWords = new Set(
  `a an the this that these those there here it its he she they them their we our us you your i me my mine
  who what which when where why how and or but so because if then than as while until once since though although
  of to in on at by for from with without within into onto about over under after before between through across near up down out off again per
  is are was were be been being am do does did done have has had having can could may might must shall should will would won't
  not no nor yes any some all both each every either neither one ones other another more most less least much many few enough lot lots such same only just also too even still yet now soon later ever never always often
  very quite rather i'm i'd i'll i've you're you'd you'll we're we'd we'll it's that's don't isn't can't
  hi hello dear team thanks thank you best regards cheers
  worth look looking interest interested interesting open useful helpful question idea answer reply reason right person people best wrong good better
  send saw noticed wrote pick choose show tell ask see read hear hold share say let like want wanted need make makes made take takes get gets give gives put try keep use used using uses help helps helped start started stop end find found know think work works worked go goes come comes set run pay buy sell fix cut build grow change join meet speak talk call learn plan plans
  short brief brief quick simple plain easy first last next new big small whole main full long clear fast faster early late
  way ways part thing things kind time times day days week weeks month months year years line lines word words detail details page note example figure figures version summary
  today early soon about nearly around mostly usually together once twice two three half
  sure happy glad okay fine mind sorry please consider simplify simplifies write list something essential important strengths skills`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
