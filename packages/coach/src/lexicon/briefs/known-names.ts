/** First words that keep their capital wherever they stand: days, months, places, makes. */
export const knownNames: ReadonlySet<string> = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december ' +
    'christmas easter google meta facebook instagram linkedin tiktok youtube whatsapp slack excel outlook gmail microsoft apple amazon shopify ' +
    'salesforce hubspot stripe paypal quickbooks xero sage notion jira zoom teams wordpress etsy ebay airbnb uber netflix android windows linux ' +
    'london paris berlin madrid rome athens leeds manchester dublin vienna zurich europe america africa asia britain england scotland wales ' +
    'ireland germany france spain italy greece india china japan canada australia english british german french spanish italian greek dutch ' +
    'polish swedish danish norwegian finnish turkish portuguese russian ukrainian japanese korean austrian swiss belgian australian canadian figma webflow squarespace wix amazon magento prestashop mailchimp american european chinese indian irish scottish brexit'
  ).split(' '),
);
