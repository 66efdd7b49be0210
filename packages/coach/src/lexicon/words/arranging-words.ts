/** What people talk of when something has been agreed: when, where, to whom, in what shape. */
export const arrangingWords: ReadonlySet<string> = new Set(
  (
    'address afternoon again appointment arrive attach attached available back below book brilliant bring calendar call ' +
    'cheers chat colleague confirm contact copy date day days detail details document email enclosed evening excellent far ' +
    'fantastic file find fine follow forward free friday glad good got great happy hear help here hope hour hours include ' +
    'invite join know later let like link list look looking love make meet meeting minute minutes monday month months morning ' +
    'name need note number office online page pages pdf perfect person phone pick please pleased post postcode prefer put ' +
    'question questions read ready reply right room say second see send sending sent set share short show soon speak start suit ' +
    'suits summary sunday saturday sure table take talk team tell thank thanks thursday time times today tomorrow tuesday ' +
    'use version video view want wednesday week weeks will wonderful word work works write year yes'
  ).split(' '),
);
