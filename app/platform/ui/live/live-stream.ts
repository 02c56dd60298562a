// One event stream per browser: the tab that holds the Web Lock connects and forwards events to the other tabs.

import { LIVE_EVENTS, publish, subscribe, type Topic } from '#platform/ui/live/live-events.ts'
import { retryDelayMs } from '#platform/ui/live/retry.ts'

/** Of the lock and of the channel; what a link opened has its own. */
const NAME = 'tecniya-live'
const TAKEOVER_MS = 500

type Message = readonly [topic: Topic, data: string]
type Emit = (...message: Message) => void

/** What the page says of itself to the server. */
export interface LivePage {
  /** When its data was read, by the server's clock: it is told what happened since. Milliseconds since 1970; null: it reads again. */
  readonly since: number | null
  /** Its address, where the link of a message shows it without a session. */
  readonly linked: string | null
}

/** Runs until stopped. In the back/forward cache the page holds neither lock nor stream: either would evict it. */
export function openLiveStream(page: LivePage): () => void {
  let stop = joinStream(page)
  const onPageHide = () => stop()
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    stop = joinStream({ ...page, since: null })
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

function joinStream(page: LivePage): () => void {
  // Without locks or channels each tab has its own stream.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined')
    return connectStream(publish, page, false)

  const name = page.linked === null ? NAME : `${NAME}:${page.linked}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => publish(...data))
  // What another tab was told while this page was loaded it tells again.
  if (page.since !== null) channel.postMessage(['joined', String(performance.timeOrigin)] satisfies Message)
  const stopped = new AbortController()
  const requestedAt = performance.now()
  const lead = () =>
    new Promise<void>(resolve => {
      // The lock came from a tab that closed: events may have been missed in between.
      const tookOver = performance.now() - requestedAt > TAKEOVER_MS
      const told = new Map<Topic, { at: number; message: Message }>()
      const emit: Emit = (...message) => {
        told.set(message[0], { at: Date.now(), message })
        publish(...message)
        channel.postMessage(message)
      }
      const stops = [
        connectStream(emit, page, tookOver),
        subscribe('joined', openedAt => {
          for (const { at, message } of told.values())
            if (at >= Number(openedAt)) channel.postMessage(message)
        }),
      ]
      stopped.signal.addEventListener('abort', () => {
        for (const stop of stops) stop()
        resolve()
      })
    })
  navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => {
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
function connectStream(emit: Emit, { since, linked }: LivePage, mayHaveMissed: boolean): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let missed = mayHaveMissed
  let lastEventAt = performance.now()

  function connect() {
    clearTimeout(timer)
    source?.close()
    const asked = new URLSearchParams({
      // After a disconnection the page is read again in any case.
      ...(missed || since === null ? {} : { desde: String(since) }),
      ...(linked === null ? {} : { pagina: linked }),
    })
    const next = new EventSource(`/live?${asked}`)
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
