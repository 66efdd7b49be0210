/** Where a category stands on the page of the library: "Cold Outreach" → "cold-outreach". */
export function categoryAnchor(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-');
}
