/** Open blame: words that tell the reader what they owe or what they did wrong. */
export const openGuilt: readonly string[] = (
  'the least you could, common courtesy, common decency, the courtesy to, the courtesy of a reply, the decency to, should be ashamed, ought to be ashamed, shame on you, how you can sleep, how do you sleep, find disappointing, find it disappointing,  basic courtesy, so rude, very rude, quite rude, extremely rude, ' +
  "ignored my, ignoring my, ignoring me, ignored me, ghosted, ghosting me, i'm disappointed, i am disappointed, disappointed that you, " +
  'disappointed not to, disappointed in you, very disappointed, ' +
  "i'm surprised you haven't, i am surprised you haven't, surprised you have not, surprised that you haven't, " +
  'wasted my time, wasting my time, you owe me, owe me a, owe us a, deserve a reply, deserve an answer, deserve a response, ' +
  "you will regret, you'll regret, on your conscience, hurt that you, hurts that you, " +
  'let me down, letting me down, let us down, unprofessional'
).split(', ');
