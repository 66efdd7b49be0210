/** A first email of a freelancer's, with faults of the usual kind. */
export const hotelEmail = `Subject: Photography services for your business

Hi there,

I hope this email finds you well. My name is Jonas and I am a professional food photographer based in Porto with over ten years of experience in the hospitality industry. I recently saw on Instagram that Hotel Almada opened a rooftop restaurant in March, and we were very impressed by the menu.

We offer high-quality photography solutions that help hotels increase their bookings. Our images have been proven to work with zero effort on your side.

Could we schedule a 30-minute call next week to discuss how we could work together? Also, feel free to forward this to the right person.

Best regards,
Jonas`;
