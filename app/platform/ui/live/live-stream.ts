// One event stream per browser: the tab that holds the Web Lock connects and forwards events to the other tabs.

import { type ConnectionEvent, LIVE_EVENTS, type LiveEvent, publish } from '#platform/ui/live/live-events.ts'
import { retryDelayMs } from '#platform/ui/live/retry.ts'

/** Of the lock and of the channel. */
const NAME = 'tecniya-live'
const TAKEOVER_MS = 500

type Message = readonly [topic: LiveEvent | ConnectionEvent, data: string]
type Emit = (...message: Message) => void

/** Runs until stopped. In the back/forward cache the page holds neither lock nor stream: either would evict it. */
export function openLiveStream(): () => void {
  let stop = joinStream()
  const onPageHide = () => stop()
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    stop = joinStream()
    publish('reconnected', '')
  }
  addEventListener('pagehide', onPageHide)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('pagehide', onPageHide)
    removeEventListener('pageshow', onPageShow)
    stop()
  }
}

function joinStream(): () => void {
  // Without locks or channels each tab has its own stream.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return connectStream(publish, false)

  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => publish(...data))
  const stopped = new AbortController()
  const requestedAt = performance.now()
  const lead = () =>
    new Promise<void>(resolve => {
      // The lock came from a tab that closed: events may have been missed in between.
      const tookOver = performance.now() - requestedAt > TAKEOVER_MS
      const disconnect = connectStream((...message) => {
        publish(...message)
        channel.postMessage(message)
      }, tookOver)
      stopped.signal.addEventListener('abort', () => {
        disconnect()
        resolve()
      })
    })
  navigator.locks.request(NAME, { signal: stopped.signal }, lead).catch(() => {
    // Stopped while waiting for the lock.
  })
  return () => {
    stopped.abort()
    channel.close()
  }
}

/** The server sends a heartbeat every 20 s: after two missed ones the stream is dead. */
const SILENCE_MS = 45_000

/** The EventSource, reconnected with backoff. `mayHaveMissed`: publish 'reconnected' on the first connection too. */
function connectStream(emit: Emit, mayHaveMissed: boolean): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let missed = mayHaveMissed
  let lastEventAt = performance.now()

  function connect() {
    clearTimeout(timer)
    source?.close()
    const next = new EventSource('/live')
    source = next
    const onEvent = () => {
      lastEventAt = performance.now()
      clearTimeout(timer)
      timer = setTimeout(onDisconnect, SILENCE_MS)
    }
    for (const event of LIVE_EVENTS)
      next.addEventListener(event, ({ data }) => {
        onEvent()
        emit(event, String(data))
      })
    next.addEventListener('heartbeat', onEvent)
    next.addEventListener('open', () => {
      onEvent()
      if (missed) emit('reconnected', '')
      missed = false
      failures = 0
    })
    next.addEventListener('error', () => next === source && onDisconnect())
  }

  function onDisconnect() {
    clearTimeout(timer)
    source?.close()
    if (failures === 0) emit('disconnected', '')
    missed = true
    timer = setTimeout(connect, retryDelayMs(failures++, Math.random()))
  }

  /** After sleep or a change of network the connection may be dead without an error event. */
  function reconnectIfStale() {
    const stale = failures > 0 || performance.now() - lastEventAt > SILENCE_MS / 2
    if (!stale || document.visibilityState === 'hidden') return
    missed = true
    connect()
  }

  connect()
  addEventListener('online', reconnectIfStale)
  document.addEventListener('visibilitychange', reconnectIfStale)
  return () => {
    removeEventListener('online', reconnectIfStale)
    document.removeEventListener('visibilitychange', reconnectIfStale)
    clearTimeout(timer)
    source?.close()
    // WebKit reports an error of it when the page comes back from the back/forward cache.
    source = undefined
  }
}
