/** Where a figure or a name could stand. */
export const vagueWords: readonly string[] = (
  'takes a while, took a while, a while, a lot of, a lot, a number of, a bit, several, ' +
  'various, some issues, some problems, some things, a few issues, a few problems, ' +
  'a few things, a couple of things, is slow, was slow, loads slowly, runs slowly, ' +
  'could be better, could be improved, room for improvement'
).split(', ');
