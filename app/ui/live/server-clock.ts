// Nothing depends on the clock of the machine that shows the page: time is what the server said, plus what passed since.

const heardAt = new WeakMap<Date, number>()

/** The server's time now, from the time it told when it answered. */
export function serverNow(told: Date): Date {
  if (typeof window === 'undefined') return told
  const since = heardAt.get(told) ?? performance.now()
  heardAt.set(told, since)
  return new Date(told.getTime() + performance.now() - since)
}
