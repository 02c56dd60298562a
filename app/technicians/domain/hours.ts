// Section 5, booking: the bookable hours of a day.

/** Slots begin at 08:00, 09:00 … 19:00 and last one hour. */
export const FIRST_HOUR = 8
export const LAST_HOUR = 19
export const BOOKABLE_HOURS: readonly number[] = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, index) => FIRST_HOUR + index,
)

/** '08:00' */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
