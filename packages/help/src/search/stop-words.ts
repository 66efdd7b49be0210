/** Words that any question has, whatever it is about. */
export const stopWords = new Set(
  `a about am an and any are as at be been but by can cannot could did do does doing for from get
  had has have how i if in is it its just let like me my no not of on one or please should so some
  than that the their them then there these they this to us want was way we were what when where
  which who why will with would you your`.split(/\s+/u),
);
