/** About 150 words, with something for most rules. */
export const sampleEmail = `Subject: Quick question about improving your website's performance and conversion rates

Hi Tom,

I hope you're well! I was recently looking at Fernhill's website and noticed that the checkout takes a while to load on a phone, which is one of the most common reasons for customers abandoning their purchase.

We are Brightlane, a leading boutique consultancy that leverages cutting-edge solutions to help e-commerce brands unlock their full potential. We have worked with over 40 shops across Europe, and our proven methodology consistently delivers results. Last spring we helped a garden shop in Leeds take four seconds off its checkout, and its phone orders grew by 11% within two months.

Would you be available for a 30-minute call on Tuesday or Thursday to discuss how we could work together? You can also book a slot in my calendar, or point me to someone else I should talk to.

Best regards,
Nora Lindqvist
Brightlane`;

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
