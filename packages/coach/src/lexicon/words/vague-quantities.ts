/** Where a writer counts without a count: a figure or a name could stand there. */
export const vagueQuantities: readonly string[] = (
  'lots of, lots more, a lot of, a lot more, many more, many of, far better, far more, much better, much more, way more, ' +
  'quite a few, quite a lot, quite a long, quite some, a good deal, a great deal, a number of, a range of, a variety of, ' +
  'various, numerous, countless, plenty of, most of what, significantly, substantially, considerably, dramatically, ' +
  'better results, great results, good results, fairly close, fairly near, for some time, for a while'
).split(', ');
