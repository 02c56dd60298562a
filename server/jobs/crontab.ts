// What the clock starts, in UTC, and how long it may stay silent.
export const CRONTAB = [
  { task: 'settle-bookings', match: '* * * * *' },
  // Hourly: midnight in Bogotá is one of them, and one that was missed is made up for soon.
  { task: 'expire-checks', match: '1 * * * *' },
  { task: 'apply-retention', match: '23 8 * * *' },
  { task: 'check-whatsapp-account', match: '17 * * * *' },
  // After the erasures of the night.
  { task: 'learn-search-weights', match: '43 8 * * *' },
  { task: 'compute-usual-prices', match: '47 8 * * *' },
  // 06:00 in Bogotá.
  { task: 'count-board', match: '0 11 * * *' },
  { task: 'send-board-letters', match: '0 12 * * 1' },
  { task: 'check-searched-supply', match: '*/10 * * * *' },
  { task: 'apply-hourly-retention', match: '53 * * * *' },
]

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Seconds from one run to the next, by its pattern. */
export function periodOf(match: string): number {
  const [minute = '', hour, , , weekday] = match.split(' ')
  if (weekday !== '*') return 7 * DAY_S
  if (hour !== '*') return DAY_S
  if (minute === '*') return MINUTE_S
  const [, step] = /^\*\/(\d+)$/.exec(minute) ?? []
  return step ? Number(step) * MINUTE_S : HOUR_S
}
