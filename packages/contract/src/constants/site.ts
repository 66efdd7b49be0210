/**
 * Stands in a built page wherever its full address is needed (canonical, social image, sitemap):
 * what is built once may be served anywhere, so the server puts its own address there.
 */
export const siteStandIn = 'https://replysmith.invalid';
