// Events of the live stream inside the page. A new server event is a new entry of LIVE_EVENTS.

export const LIVE_EVENTS = ['session', 'bookings', 'panel'] as const

/** Published by the stream itself: after 'reconnected' events may have been missed; 'joined' is another tab. */
export type Topic = (typeof LIVE_EVENTS)[number] | 'disconnected' | 'reconnected' | 'joined'
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
