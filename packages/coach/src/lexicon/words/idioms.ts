/** Turns of phrase whose nouns are no things: nobody writes about a reader's brain. `_` stands for any one word. */
export const idioms: readonly string[] = (
  'pick your brain, picking your brain, picked your brain, your brain, your brains, your fingertips, your mind, your plate, your radar, ' +
  'your horizon, your court, your side of the table, your door, your shoes, your feet, your hands, your eyes, your ears, your ear, ' +
  'your shoulders, your pocket, your lap, your back, your heart, your sleeve, your pain points, your pain point, your pains, ' +
  'your needle, your game, your boat, your toes, your way, your wing, your thing, your cup of tea, your bottom line, ' +
  'your inbox, your desk, your calendar, your diary, your schedule, your availability, your convenience, your attention, your interest, ' +
  'your time, your thoughts, your feedback, your reply, your response, your consideration, your help, your support, your kindness, ' +
  'your full potential, your potential, your next level, your goals, your needs, your success, your journey, your growth, your requirements, ' +
  'your budget, your questions, your concerns, your profile, your background, your experience, your expertise, your day, your week, ' +
  'the needle, the base, the ground running, the ball, the boat, the box, the curve, the loop, the table, the pulse, the bush, ' +
  'the bottom line, the next level, the low hanging fruit, the long run, the short run, the same page, the extra mile, the big picture, ' +
  'moving the needle, touching base, hitting the ground, closing the loop, getting the ball, raising the bar, making the most, ' +
  'making a difference, saving time, saving money, saving you, cutting the time, getting started, getting more, finding out, finding a time, growing the business, ' +
  'growing their business, growing your business, increasing revenue, increasing sales, improving results, boosting sales, keeping track, ' +
  'taking your business, turning things, winning business, reaching out, running a business, bringing value, adding value, covering all'
).split(', ');
