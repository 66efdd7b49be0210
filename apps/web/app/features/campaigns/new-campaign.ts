/** The id of a campaign that the server has not heard of. */
export const newCampaign = 'new';
