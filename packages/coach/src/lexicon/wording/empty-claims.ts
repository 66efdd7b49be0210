/** Claims without a figure, a name or a date, which every competitor makes too. */
export const emptyClaims: readonly string[] = (
  'great results, amazing results, excellent results, outstanding results, ' +
  'incredible results, real results, team of experts, experienced professionals, ' +
  'experienced team, highly experienced, highly skilled, wide range of, broad range of, ' +
  'grow their business, grow your business, grow their revenue, grow your revenue, ' +
  'grow their brand, grow your brand, increase your revenue, increase revenue, ' +
  'increase your sales, increase sales, boost your sales, boost sales, boost your revenue, ' +
  'more leads, more customers, more clients, many clients, many companies, ' +
  'many businesses, countless clients, numerous clients, multiple industries, ' +
  'various industries, measurable improvements, measurable results, tangible results, ' +
  'significant value, significant improvement, significant improvements, ' +
  'significant savings, substantial reduction, substantial savings, strategic objectives, ' +
  'business goals, business objectives, add value, deliver value, delivers value, ' +
  'create value, competitive edge, competitive advantage, stand out from the crowd, ' +
  'stand out, ahead of the competition, ahead of the curve, save time and money, ' +
  'save you time and money, increase efficiency, improve efficiency, increased efficiency, ' +
  'best service, best services, best team, unique opportunity, exciting opportunity, ' +
  'great opportunity, once in a lifetime, customised proposal, customized proposal, ' +
  'tailored to your needs, tailored to your specific needs, meet your needs, ' +
  'proud of our quality, years of experience, passionate team, passionate about, ' +
  'your money back, page 1 rankings, page one rankings, first page of google, first page rankings, rank higher, ' +
  'top of google, ' +
  'committed to excellence, commitment to excellence, quality and reliability'
).split(', ');
