/** Things of which there is one for everybody, so that "the" needs nothing said before. */
export const everybodysThings: ReadonlySet<string> = new Set(
  (
    'internet web world country public press government council parliament law police sea sun sky weather earth moon ' +
    'year month week day morning night evening weekend spring summer autumn winter season quarter past future ' +
    'uk us eu nhs eea usa north south east west coast city phone oven doctor dentist bank post street road way end start ' +
    'beginning middle size fact ground air water'
  ).split(' '),
);

/** What figures do; a sentence with one of them must say whose figures they are. */
export const changeVerbs: ReadonlySet<string> = new Set(
  (
    'fell rose grew dropped went doubled tripled halved climbed jumped increased decreased shrank slipped improved ' +
    'rises falls grows drops doubles'
  ).split(' '),
);
