/** What people write inside square brackets when they mean to fill it in later. */
export const placeholderWords: ReadonlySet<string> = new Set(
  (
    'name first last firstname lastname fname lname full company companyname organization organisation org title role position ' +
    'industry city location country date topic product competitor insert your recipient sender prospect job website url ' +
    'pain point x placeholder custom personalization personalisation service number phone department niche client customer'
  ).split(' '),
);
