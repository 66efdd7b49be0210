/** Words that any company could say of itself, and business talk with a plainer twin. */
export const jargon: readonly string[] = (
  'leverage, leverages, leveraged, leveraging, synergy, synergies, synergistic, ' +
  'cutting edge, bleeding edge, state of the art, best in class, best of breed, ' +
  'world class, industry leading, market leading, award winning, next generation, ' +
  'next gen, game changing, game changer, revolutionary, revolutionize, revolutionise, ' +
  'revolutionizing, revolutionizes, disruptive, disrupt, disrupting, paradigm, ' +
  'paradigm shift, holistic, holistically, turnkey, end to end, mission critical, ' +
  'value add, value added, value proposition, value-driven, thought leader, ' +
  'thought leaders, thought leadership, unlock, unlocks, unlocking, supercharge, ' +
  'supercharges, supercharging, skyrocket, skyrockets, skyrocketing, turbocharge, ' +
  'turbocharges, 10x, full potential, true potential, proven methodology, ' +
  'proven track record, proven system, proven process, proven framework, proven results, ' +
  'tailored solution, tailored solutions, bespoke solution, bespoke solutions, ' +
  'innovative solution, innovative solutions, comprehensive solution, ' +
  'comprehensive solutions, innovative, groundbreaking, unparalleled, unrivaled, ' +
  'unrivalled, unmatched, seamless, seamlessly, frictionless, robust, scalable, ' +
  'actionable insights, actionable, data driven, results driven, customer centric, ' +
  'client centric, human centric, ai powered, ai driven, empower, empowers, empowering, ' +
  'streamline, streamlines, streamlining, optimize, optimizes, optimise, optimises, ' +
  'optimizing, optimising, maximize, maximise, maximizing, maximising, utilize, utilizes, ' +
  'utilizing, utilise, utilising, facilitate, facilitates, ideate, ideation, incentivize, ' +
  'incentivise, operationalize, operationalise, circle back, touch base, move the needle, ' +
  'moving the needle, low hanging fruit, deep dive, take it offline, boil the ocean, ' +
  'at the end of the day, win win, think outside the box, outside the box, pain points, ' +
  'pain point, core competency, core competencies, mindshare, ecosystem, ' +
  'stakeholder alignment, digital transformation, transformative, drive growth, ' +
  'driving growth, drive results, drives results, driving results, drive revenue, ' +
  'deliver results, delivers results, delivering results, consistently delivers, ' +
  'take your business to the next level, to the next level, next level, accelerate growth, ' +
  'accelerate your growth, boost productivity, hyper growth, hypergrowth, one stop shop, ' +
  'full service, full suite, suite of solutions, suite of services, ' +
  'wide range of services, leading provider, leading, premier, top notch, first class, ' +
  'trusted partner, strategic partner, strategic partnership, mutually beneficial, ' +
  'synergize, growth hacking, secret sauce, rockstar, ninja, guru, roi driven, ' +
  'high impact, impactful, granular, omnichannel, omni channel, 360 degree, future proof, ' +
  'enterprise grade, military grade, white glove, cost effective solutions, ' +
  'solutions provider, solution provider, key learnings, learnings, boutique consultancy, ' +
  'boutique agency'
).split(', ');
