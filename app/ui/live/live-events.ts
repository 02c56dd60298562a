// What the server may say while a page is open. A new event is a new row here; whoever cares subscribes to it.

export const LIVE_EVENTS = ['session', 'bookings'] as const
export type LiveEvent = (typeof LIVE_EVENTS)[number]

/** Said by the watch itself: it lost the server, or has it again and may have missed something. */
export type WatchState = 'lost' | 'back'

type Topic = LiveEvent | WatchState
type Callback = (data: string) => void

const callbacks = new Map<Topic, Set<Callback>>()

/** Calls back on every event of that name; returns how to stop. */
export function subscribe(topic: Topic, callback: Callback): () => void {
  const group = callbacks.get(topic) ?? new Set()
  callbacks.set(topic, group.add(callback))
  return () => void group.delete(callback)
}

export function tell(topic: Topic, data: string): void {
  for (const callback of callbacks.get(topic) ?? []) callback(data)
}
