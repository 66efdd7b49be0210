/** Words by which a writer praises their own offer or self; nobody can check them. */
export const selfPraise: readonly string[] = (
  'tremendous, exciting, amazing, fantastic, awesome, unbelievable, wonderful, huge opportunity, ' +
  'great opportunity, great fit, perfect fit, good fit, ideal fit, perfect match, great match, ideal candidate, ' +
  'highly motivated, self motivated, motivated, hard working, hardworking, team player, fast learner, quick learner, ' +
  'passion, passionate, dedicated, committed, enthusiastic, detail oriented, results oriented, go getter, ' +
  'competitive salary, great benefits, great culture, great results, best, greatest, finest, excellent, superb, ' +
  'high quality, hundreds of, thousands of clients, happy clients, happy customers, satisfied customers, guarantee, guaranteed, ' +
  'compelling, immersive, cinematic, resonate, resonates, meaningful, touchpoint, touchpoints, storytelling, bespoke, elevate, elevates, inspiring, stunning, beautiful, ' +
  'the uber of, the airbnb of, the netflix of, we are the leading, number one, no 1'
).split(', ');
