/** Words so glad or so angry that several together sound like an advert or a quarrel. Plain problem words are not among them. */
export const strongFeelings: readonly string[] = (
  'amazing, awesome, incredible, incredibly, fantastic, phenomenal, unbelievable, mind-blowing, spectacular, sensational, ' +
  'thrilled, ecstatic, overjoyed, super excited, so excited, beyond excited, extremely excited, absolutely love, absolutely loved, ' +
  'love love, absolutely amazing, stunning, magnificent, extraordinary, miraculous, life-changing, dream come true, ' +
  'unforgettable, epic, insane, jaw-dropping, passionate, delighted, honoured, honored, ' +
  'terrible, horrible, awful, disgusting, pathetic, disastrous, catastrophic, appalling, outrageous, shameful, useless, ' +
  'idiotic, stupid, ridiculous, hate, furious, outraged, disgrace, nightmare, worst'
).split(', ');
