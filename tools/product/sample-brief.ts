/** What the wizard makes of a whole campaign. */
export const sampleBrief = `Write a cold email from this brief.

Campaign: Slow checkouts, spring
Category: Cold Outreach
Audience: owners of online garden shops
Tone: Friendly
Industry: Retail
Company size: Small Business (11-50 employees)
Pain points:
- the checkout takes seconds to load on a phone
- orders are lost at the last step
Call to action: Offer a free check of their checkout
Context: Brightlane speeds up the checkouts of online shops. Last spring we took four seconds off the checkout of a garden shop in Leeds, and its phone orders grew by 11% within two months.`;
