/** Words of a question that do not say what it is about. Without apostrophes. */
export const questionStopWords: readonly string[] = (
  'a, an, the, this, that, these, those, it, its, i, im, ive, id, ill, me, my, mine, we, our, ' +
  'us, you, your, yours, they, them, their, he, she, his, her, one, ones, is, are, was, were, ' +
  'be, been, being, am, isnt, arent, wasnt, do, does, did, dont, doesnt, didnt, doing, done, ' +
  'have, has, had, havent, hasnt, having, can, cant, cannot, could, couldnt, should, shouldnt, ' +
  'would, wouldnt, will, wont, shall, may, might, must, need, needs, want, wants, wanna, ' +
  'gonna, get, gets, got, getting, let, lets, to, of, in, on, at, for, from, by, with, about, ' +
  'into, onto, as, and, or, but, if, then, than, so, too, very, really, just, also, even, ' +
  'still, only, ever, quite, pretty, there, here, what, whats, which, who, whom, whose, where, ' +
  'how, hows, why, whether, any, some, all, no, not, please, pls, plz, tell, explain, know, ' +
  'think, thing, things, stuff, something, anything, ok, okay, well, like, make, makes, ' +
  'making, made, use, uses, using, used, put, say, says, saying, go, going, give, gives, way, ' +
  'ways, kind, sort, lot, lots, much, many, more, most, actually, exactly, generally, usually, ' +
  'normally, basically, supposed, someone, somebody, people, person, up, out, over, again, ' +
  'else, such, own, per, vs, versus, matter, matters, mean, means, ' +
  'answer, wonder, wondering, curious, advice, tip, tips, idea, r, u, ur, s, t'
).split(', ');
