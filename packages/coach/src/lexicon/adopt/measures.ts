/** What figures count that nothing else may be put in place of, each with its spellings. */
export const measureUnits: Readonly<Record<string, string>> = {
  second: 'second seconds sec secs',
  minute: 'minute minutes min mins',
  hour: 'hour hours hr hrs hourly',
  day: 'day days daily nightly night nights',
  week: 'week weeks weekly',
  fortnight: 'fortnight fortnights fortnightly',
  month: 'month months monthly',
  quarter: 'quarter quarters quarterly',
  year: 'year years yearly annual annually yr yrs',
  decade: 'decade decades',
  gram: 'gram grams g',
  kilo: 'kilo kilos kg',
  tonne: 'tonne tonnes ton tons',
  metre: 'metre metres meter meters m',
  kilometre: 'kilometre kilometres kilometer kilometers km',
  mile: 'mile miles',
  litre: 'litre litres liter liters',
  gallon: 'gallon gallons',
  megabyte: 'mb megabyte megabytes',
  gigabyte: 'gb gigabyte gigabytes',
  terabyte: 'tb terabyte terabytes',
  user: 'user users seat seats head',
};

/** Units of time: with "a", "per" or "every" they count too, and with "last" or "next" they are a date. */
export const timeUnits: ReadonlySet<string> = new Set(
  'second minute hour day week fortnight month quarter year decade'.split(' '),
);

/** Words for one of a unit: "an hour", "per month", "every week". */
export const oneOf: ReadonlySet<string> = new Set(
  'a an one per each every single whole'.split(' '),
);

export const nearby: ReadonlySet<string> = new Set('last past next this coming'.split(' '));
