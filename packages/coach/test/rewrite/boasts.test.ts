import { describe, expect, it } from 'vitest';
import { cutBoasts, cutPraise } from '../../src/rewrite/passes/cuts.ts';
import { applyPass } from './apply-pass.ts';

const mostRounds = 4;

function withoutBoasts(text: string): string {
  let left = text;
  for (let round = 0; round < mostRounds; round += 1)
    left = applyPass(cutPraise, applyPass(cutBoasts, left));
  return left;
}

describe('a boast goes and a whole sentence stays', () => {
  it.each([
    [
      'I am the founder of Nimbus, a leading provider of innovative, scalable cloud solutions.',
      'I am the founder of Nimbus, a provider of cloud solutions.',
    ],
    [
      'We are Kite, a trusted partner of leading, global brands like Boots.',
      'We are Kite, a partner of global brands like Boots.',
    ],
    [
      'Kite, the market-leading provider of robust, scalable tools, was founded in 2019.',
      'Kite was founded in 2019.',
    ],
    [
      'I am the CEO of Nimbus, the leading provider of innovative, secure payroll.',
      'I am the CEO of Nimbus, a provider of secure payroll.',
    ],
    [
      'At Kite, a world-class, innovative agency, I lead design.',
      'At Kite, an agency, I lead design.',
    ],
    [
      'I am Ana, a passionate, results-driven recruiter at Kite.',
      'I am Ana, a passionate recruiter at Kite.',
    ],
    [
      'We offer a robust and scalable platform, not a cheap one.',
      'We offer a platform, not a cheap one.',
    ],
    ['You are a leading provider of innovative, safe toys.', 'You are a provider of safe toys.'],
    ['As an industry-leading baker you know ovens.', 'As a baker you know ovens.'],
    [
      'We are BrightLoop, a world-class, best-in-class provider of end-to-end, robust software for HR teams.',
      'We are BrightLoop, a provider of software for HR teams.',
    ],
    [
      'As the leading, award-winning provider of payroll, Nimbus can help.',
      'As a provider of payroll, Nimbus can help.',
    ],
    [
      'Nimbus is a leading provider of innovative, secure payroll software for shops.',
      'Nimbus is a provider of secure payroll software for shops.',
    ],
    ['I am Tom from Nimbus, a leading provider of innovative solutions.', 'I am Tom from Nimbus.'],
    [
      'I am Tom from Nimbus, a leading provider of innovative, scalable solutions.',
      'I am Tom from Nimbus.',
    ],
    [
      'I am Tom from Nimbus, an innovative, robust and secure payroll tool.',
      'I am Tom from Nimbus, a secure payroll tool.',
    ],
    ['We are a leading, trusted provider of bread.', 'We are a provider of bread.'],
    ['We are an innovative and trusted agency.', 'We are an agency.'],
    ['We are an innovative, fast-growing agency.', 'We are a fast-growing agency.'],
    ['We are a fast-growing, innovative agency.', 'We are a fast-growing agency.'],
    ['We are a small, innovative and trusted agency in Leeds.', 'We are a small agency in Leeds.'],
    ['We are the leading agency in Leeds.', 'We are an agency in Leeds.'],
    ['We are the leading payroll provider in Kent.', 'We are a payroll provider in Kent.'],
    ['Our innovative, scalable platform plans vans.', 'Our platform plans vans.'],
    [
      'Our robust, secure and scalable platform plans vans.',
      'Our secure and scalable platform plans vans.',
    ],
    ['Our innovative and results-driven team plans vans.', 'Our team plans vans.'],
    ['With our cutting-edge, seamless tool you save miles.', 'With our tool you save miles.'],
    ['Kite, which offers innovative, scalable solutions, plans vans.', 'Kite plans vans.'],
    ['Kite, which offers innovative solutions, plans vans.', 'Kite plans vans.'],
    ['Kite, with its proven, innovative approach, plans vans.', 'Kite plans vans.'],
    ['Kite, with proven results, plans vans.', 'Kite plans vans.'],
    ['Kite plans vans, delivering measurable results for clients.', 'Kite plans vans.'],
    ['Kite plans vans, helping businesses grow and achieve success.', 'Kite plans vans.'],
    ['We plan vans, and our proven methodology delivers results.', 'We plan vans.'],
    ['We plan vans, as our innovative team ensures success.', 'We plan vans.'],
    ['We plan vans and our team delivers results.', 'We plan vans.'],
    [
      'We are Kite, a leading provider of solutions, tools and bread.',
      'We are Kite, a provider of solutions, tools and bread.',
    ],
    [
      'Kite, a leading provider of solutions, services and results, plans vans.',
      'Kite plans vans.',
    ],
    [
      'Kite, a trusted partner for growing, global brands, plans vans.',
      'Kite, a partner for growing, global brands, plans vans.',
    ],
    [
      'Kite, a trusted partner for growing, global brands such as Boots, plans vans.',
      'Kite, a partner for growing, global brands such as Boots, plans vans.',
    ],
    [
      'Brightlane, a leading provider of innovative solutions, has six ovens.',
      'Brightlane has six ovens.',
    ],
    [
      'Brightlane, a leading provider of innovative solutions for bakers, has six ovens.',
      'Brightlane, a provider of solutions for bakers, has six ovens.',
    ],
    [
      'Brightlane, a leading provider of robust, innovative ovens for bakers, has six vans.',
      'Brightlane, a provider of ovens for bakers, has six vans.',
    ],
    [
      'Leading provider of innovative, scalable solutions here.',
      'Leading provider of solutions here.',
    ],
    ['We have a proven, trusted and innovative method.', 'We have a method.'],
    [
      'We have a proven method, a trusted team and an innovative oven.',
      'We have a method, a team and an oven.',
    ],
    ['We provide world-class, tailored, end-to-end van planning.', 'We provide van planning.'],
    ['We provide end-to-end, world-class service to bakers.', 'We provide service to bakers.'],
    ['We deliver outstanding, exceptional results.', 'We deliver results.'],
    [
      'I work at Kite, a dynamic, award-winning agency that plans vans.',
      'I work at Kite, an agency that plans vans.',
    ],
    [
      'I work at Kite, a dynamic, award-winning agency, and I plan vans.',
      'I work at Kite, an agency, and I plan vans.',
    ],
    [
      'I work at Kite, the leading, premier agency, and I plan vans.',
      'I work at Kite, an agency, and I plan vans.',
    ],
    [
      'I work at Kite (a leading provider of innovative, scalable tools).',
      'I work at Kite (a provider of tools).',
    ],
    [
      'Kite – a leading provider of innovative, scalable tools – plans vans.',
      'Kite – a provider of tools – plans vans.',
    ],
    ['It is a unique, one-of-a-kind oven.', 'It is an oven.'],
    ['It is a powerful, yet simple oven.', 'It is a simple oven.'],
    [
      'My firm, a premier, full-service agency, hired 4 people.',
      'My firm, an agency, hired 4 people.',
    ],
    [
      'My firm, a premier, full-service agency for dentists, hired 4 people.',
      'My firm, an agency for dentists, hired 4 people.',
    ],
    [
      'She runs Kite, a leading, independent bakery in Leeds.',
      'She runs Kite, an independent bakery in Leeds.',
    ],
    ['Kite is an independent, leading bakery in Leeds.', 'Kite is an independent bakery in Leeds.'],
    [
      'Kite is the trusted, leading, award-winning partner of 40 bakers.',
      'Kite is a partner of 40 bakers.',
    ],
    ['We are a team of highly skilled, results-driven experts.', 'We are a team of experts.'],
    ['We are a team of experts, a trusted partner to brands.', 'We are a team of experts.'],
  ])('%j becomes %j', (before, after) => {
    expect(withoutBoasts(before)).toBe(after);
  });

  it.each([
    'Acme is one of the leading, fastest-growing payroll firms in Kent.',
    'We offer the most innovative, easy-to-use, affordable and flexible tool.',
    'We are the market leader in innovative, modern tools.',
    'I am Tom from Nimbus, one of the leading agencies in Leeds.',
    "I am Tom from Nimbus, one of the world's leading providers of solutions.",
    'We are leading, trusted and innovative.',
    "We are the UK's leading payroll provider.",
    'We are the leading, most trusted payroll provider.',
    'Our secure, robust and scalable platform plans vans.',
    'Our team and innovative approach won us the job.',
    'Kite plans vans, delivering innovative, measurable results for clients.',
    'Kite plans vans, ensuring quality, value and growth.',
    'Kite plans vans, offering tailored solutions, proven results and peace of mind.',
    'Kite plans vans, offering tailored solutions to bakers.',
    'We bake bread, cakes, the best solutions.',
    'We bake bread, cakes, and innovative pies.',
    'Innovative, scalable solutions for bakers are what we do.',
    'Our platform is innovative, scalable and secure.',
    'Our platform is robust, and it plans vans.',
    'It is a powerful, if small, oven.',
    'It is a leading, though not cheap, oven.',
    'We make powerful, quiet ovens.',
    'We use innovative, scalable and quiet ovens from Leeds.',
    'Kite is trusted by leading, global brands.',
    'We help leading, innovative brands unlock their full potential.',
  ])('%j cannot lose a word', (text) => {
    expect(withoutBoasts(text)).toBe(text);
  });
});
