// `paymentOf`, `isOwed` and `isSaidPaid` of the domain as SQL: of a row of `receipts` with its `receipt_payments` joined from the left.

export const paymentIn = (receipt: string, note: string): string => `coalesce(${note}.pago, ${receipt}.pago)`

export const isOwedIn = (receipt: string, note: string): string =>
  `(${receipt}.total > 0 and ${paymentIn(receipt, note)} = 'aun_no')`

export const isSaidPaidIn = (note: string): string =>
  `coalesce(${note}.pago is null and ${note}."saidPaidAt" > coalesce(${note}."deniedAt", '-infinity'), false)`
