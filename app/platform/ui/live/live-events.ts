// Events of the live stream inside the page. A new server event is a new entry of LIVE_EVENTS.

export const LIVE_EVENTS = ['session', 'bookings', 'panel'] as const
export type LiveEvent = (typeof LIVE_EVENTS)[number]

/** Published by the stream itself; after 'reconnected' events may have been missed. */
export type ConnectionEvent = 'disconnected' | 'reconnected'

type Topic = LiveEvent | ConnectionEvent
type Listener = (data: string) => void

const listeners = new Map<Topic, Set<Listener>>()

/** Returns how to unsubscribe. */
export function subscribe(topic: Topic, listener: Listener): () => void {
  const group = listeners.get(topic) ?? new Set()
  listeners.set(topic, group.add(listener))
  return () => void group.delete(listener)
}

export function publish(topic: Topic, data: string): void {
  for (const listener of listeners.get(topic) ?? []) listener(data)
}
