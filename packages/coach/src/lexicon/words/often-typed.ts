/**
 * Long words that are typed often. Two letters of one swapped make no other word, so that "likley" and "Thrusday" are
 * certain slips.
 */
export const oftenTyped: readonly string[] = (
  'monday tuesday wednesday thursday friday saturday sunday january february september october november december ' +
  'morning afternoon evening tonight tomorrow yesterday weekend weekly monthly yearly minutes minute ' +
  'likely unlikely possible possibly probably usually recently currently already actually really quickly exactly clearly ' +
  'because through though although without within between before during against around another nothing something everything ' +
  'anything someone everyone anyone people company companies business customer customers client clients service services ' +
  'product products project projects process system systems support problem problems question questions answer answers ' +
  'website address number numbers letter letters message messages meeting meetings manager managers member members ' +
  'market marketing article articles interview interested interest interesting important information experience experienced ' +
  'different difference difficult example examples several second instead perhaps please thanks regards forward ' +
  'receive received believe achieve provide provided provides include included includes including require required ' +
  'working worked looking looked making taking getting having giving going coming moving running starting started ' +
  'should would could cannot always almost enough little bigger better larger smaller longer shorter cheaper faster ' +
  'please school teacher teachers student students hospital doctor patient patients office building kitchen garden ' +
  'window windows winter summer spring autumn holiday weather station travel journey delivery order orders invoice invoices ' +
  'payment payments account accounts budget contract contracts increase decrease reduce reduced improve improved ' +
  'develop development developer engineer engineers software hardware machine machines factory industry research ' +
  'report reports review reviews result results reason reasons return returns repair replace replaced remember ' +
  'suggest suggested suggestion together tested testing thought thinking understand understood wanted waiting watched ' +
  'welcome whether written writing wondering worried'
)
  .split(' ')
  .filter((word) => word.length >= 6);
