/** An email with many changes, offers and questions. */
export const clumsyEmail = [
  'Subject: Partnership',
  '',
  'Hello,',
  '',
  'I hope this email finds you well. I came across your company and was really impressed by what you are doing. We are a leading provider of innovative warehouse solutions that empower businesses to unlock their full potential.',
  '',
  "We built a small scanner with two buttons for the returns desk in 2021, and we sell it to nine shops in Bristol for 40 pounds a month. Our team is passionate about delivering excellence. In today's fast-paced world it has never been more important to stay ahead of the curve.",
  '',
  "Would you be open to scheduling a 60 minute call next week so that I can walk you through our whole platform? Please don't hesitate to reach out with any questions you may have.",
  '',
  'Best regards,',
  'Ann Lee',
].join('\n');
