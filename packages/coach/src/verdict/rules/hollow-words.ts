import { wordRule } from '../word-rule.ts';

// Words that any firm could say of itself tell the reader nothing, and sound like a leaflet. X2.
export const hollowWords = wordRule({
  id: 'hollow-words',
  name: 'Hollow words',
  evidence: ['X2'],
  steps: 4,
  patterns: (
    'leverage,synergy,synergise,synergize,cutting edge,state of the art,best in class,world class,industry leading|lead,award win,next generation|level|gen,' +
    'game changer|change,revolutionary,revolutionise|revolutionize,disruptive,paradigm,holistic,turnkey,end to end,mission critical,value add|proposition,' +
    'thought leader|leadership,unlock,supercharge,skyrocket,turbocharge,full|true potential,prove methodology|process|system|track|framework|result,' +
    'tailored|bespoke|innovative|comprehensive solution,innovative,groundbreaking,unparalleled,unrivalled|unrivaled,unmatched,seamless|seamlessly,' +
    'frictionless,robust,scalable,actionable,data drive,result drive|orient|orientated,customer|client centric,ai power|drive,empower,streamline,optimise|optimize,' +
    'maximise|maximize,utilise|utilize,facilitate,circle back,touch base,move the needle,low hang fruit,deep dive,win win,pain point,ecosystem,' +
    'digital transformation,transformative,drive growth|result|revenue|success|efficiency,deliver result|value|excellence,elevate,foster,harness,' +
    'to the next level,boost *1 productivity|sale|revenue|traffic|visibility|ranking,one stop,full suite|service,wide|broad|full range|array of,lead provider,premier,' +
    'top notch|quality,first class,trust partner,strategic partner|partnership,mutually beneficial,impactful,high impact,omnichannel,future proof,enterprise grade,' +
    'team of expert|professional,highly skilled|experienced|qualified,great|amazing|excellent|outstanding|incredible|real|measurable|tangible result,' +
    'grow|scale|boost|accelerate *1 your|their business|growth|revenue|brand|sale,increase *1 your|their revenue|sale|traffic|efficiency,more lead|customer|client,' +
    'numerous|countless client|company|business,business goal|objective|need,add|create value,competitive edge|advantage,stand out,ahead of the *1 competition|curve,' +
    'save *1 time and money,unique|exciting|great|incredible|once opportunity,tailor to your,meet your need,passionate,fast pace,ever evolve|change,landscape,' +
    'commit|commitment to excellence|quality|deliver,quality *1 service|product|work,affordable *1 price|rate|cost,cost effective,value|valued partner|customer|client,esteemed'
  ).split(','),
  reason: (quote, count) =>
    count === 1
      ? `“${quote}” is what every firm says of itself, so it tells the reader nothing.`
      : `“${quote}” and ${count - 1} more ${count === 2 ? 'phrase' : 'phrases'} that every firm uses: the reader looks for what you actually do and does not find it.`,
  fix: 'Say in plain words what you do, for whom, with one figure or name.',
});
