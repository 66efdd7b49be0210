/** The small words that sentences need and keyword lists lack. */
export const englishFunctionWords: ReadonlySet<string> = new Set(
  (
    "a about after again all also am an and any are aren't as at be because been before being but by can can't could " +
    "couldn't did didn't do does doesn't don't each even every few for from had has hasn't have haven't having he her here him " +
    "his how i i'd i'll i'm i've if in into is isn't it it's its just let let's like may me might more most much must my no not of off on " +
    "once one only or other our out over own same shall she should so some such than that that's the their them then there " +
    "these they they're this those though through to too under until up us very was wasn't we we'd we'll we're we've were " +
    "what when where whether which while who whom whose why will with within without won't would wouldn't yes you you'd you'll " +
    "you're you've your yours"
  ).split(' '),
);
