/** Words that stand in questions about anything, so that they hardly tell what one is about. */
export const colourlessWords: readonly string[] = (
  'able, about, above, accept, acceptable, accidentally, across, add, after, against, ago, agree, ' +
  'allow, almost, alone, along, already, alright, although, always, amount, annoying, anybody, ' +
  'anymore, anyone, anyway, appear, appropriate, approach, argue, around, attempt, average, avoid, ' +
  'away, back, bad, badly, because, become, before, begin, behind, believe, best, better, between, ' +
  'big, bit, boss, both, bother, bring, brother, call, care, case, certain, chance, change, check, ' +
  'choose, claim, clear, client, coach, colleague, come, common, compare, completely, concern, ' +
  'consider, correct, count, couple, create, currently, customer, damage, day, decide, deal, ' +
  'definitely, depend, describe, despite, detail, differ, difference, different, difficult, during, ' +
  'each, early, easy, effect, effective, either, enough, entire, especially, every, everybody, ' +
  'everyone, everything, evidence, example, expect, experience, extra, fact, fairly, feel, few, ' +
  'figure, find, fine, first, fix, folks, force, forever, forget, forward, found, friend, full, ' +
  'future, general, goes, good, great, guess, guy, half, handle, happen, happy, hard, harm, hate, ' +
  'hear, heard, help, helpful, honest, honestly, hope, hour, huge, hurt, ideal, important, improve, ' +
  'include, increase, insist, instead, interest, issue, job, keep, know, kinda, large, last, late, ' +
  'lately, later, lead, learn, least, leave, less, lie, life, little, look, lose, loss, lower, main, ' +
  'manager, market, matter, maybe, mention, mind, minute, mistake, moment, month, moreover, move, ' +
  'necessary, need, never, new, next, nice, normal, notice, now, number, obviously, odd, off, ' +
  'offer, often, old, once, only, open, opinion, option, otherwise, overall, part, particular, past, ' +
  'people, perfect, perhaps, place, plan, plus, point, possible, possibly, prefer, probably, problem, ' +
  'product, proper, properly, prove, purpose, quick, quickly, raise, rather, read, ready, real, ' +
  'reason, reasonable, recently, recommend, require, rest, result, right, rule, safe, same, scare, ' +
  'seem, seen, sell, send, sense, serious, seriously, service, several, share, show, side, sign, ' +
  'simple, simply, since, sister, small, smart, sometimes, soon, source, start, state, stay, still, ' +
  'stop, straight, stuck, study, stupid, successful, suggest, suggestion, support, suppose, ' +
  'supposedly, sure, swear, take, talk, teach, team, teammate, technique, terrible, test, though, ' +
  'time, today, together, told, tomorrow, took, topic, totally, trick, trouble, true, truly, trust, ' +
  'truth, try, turn, type, typical, understand, unless, until, useful, useless, various, version, ' +
  'wait, watch, week, weird, whatever, whole, wise, without, work, worry, worse, worst, worth, write, ' +
  'low, high, higher, strong, weak, sound, selfish, overkill, crazy, dumb, silly, lame, awkward, cheesy, exact, lowest, highest, trip, selling, mentioning, max, maximum, min, minimum, drop, delete, metric, percent, land, okay, percentage, wrong, wrote, year, yes, yesterday, yet, young, zero'
).split(', ');
