/** Subjects that pose as business already under way. */
export const deceptiveSubjects: readonly string[] = (
  'your invoice, invoice attached, invoice overdue, payment overdue, overdue payment, ' +
  'overdue invoice, payment failed, payment declined, final notice, final warning, ' +
  'legal notice, account suspended, account has been suspended, account will be suspended, ' +
  'action required, immediate action, verify your account, security alert, ' +
  'password expires, password expired, your order, order confirmation, your refund, ' +
  "refund approved, you have won, you've won, you won, delivery failed, " +
  'undelivered package, missed call, meeting confirmed, our meeting tomorrow, ' +
  'as discussed, as promised, per our conversation, per our call, following our call, ' +
  'as agreed, our call yesterday, our meeting yesterday, our conversation yesterday, our chat yesterday, our call today, ' +
  'our meeting today, your appointment, your meeting with, your package, your parcel, your subscription, your payment'
).split(', ');
