// One event stream per browser: the tab that holds the lock listens to the server and tells the others.
import { retryDelayMs } from '#ui/live/backoff.ts'
import { LIVE_EVENTS, type LiveEvent, tell, type WatchState } from '#ui/live/live-events.ts'

const NAME = 'tecniya-live'
const TAKEOVER_MS = 500

type News = readonly [topic: LiveEvent | WatchState, data: string]
type Say = (...news: News) => void

/** Watches until stopped. While the page sleeps in the browser's memory it holds neither lock nor stream. */
export function watchSession(): () => void {
  let stop = watchNow()
  const sleep = () => stop()
  const wake = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    stop = watchNow()
    tell('back', '')
  }
  addEventListener('pagehide', sleep)
  addEventListener('pageshow', wake)
  return () => {
    removeEventListener('pagehide', sleep)
    removeEventListener('pageshow', wake)
    stop()
  }
}

function watchNow(): () => void {
  // Without locks or channels each tab listens for itself.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return listen(tell, false)

  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => tell(...data))
  const ended = new AbortController()
  const asked = performance.now()
  const lead = () =>
    new Promise<void>(resolve => {
      // Whoever takes over from a tab that closed may have missed something in between.
      const tookOver = performance.now() - asked > TAKEOVER_MS
      const hangUp = listen((...news) => {
        tell(...news)
        channel.postMessage(news)
      }, tookOver)
      ended.signal.addEventListener('abort', () => {
        hangUp()
        resolve()
      })
    })
  navigator.locks.request(NAME, { signal: ended.signal }, lead).catch(() => {
    // Stopped while it waited for its turn.
  })
  return () => {
    ended.abort()
    channel.close()
  }
}

/** The stream itself, taken up again with growing pauses. */
function listen(say: Say, missedSome: boolean): () => void {
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let missed = missedSome

  function connect() {
    clearTimeout(retry)
    source = new EventSource('/live')
    for (const event of LIVE_EVENTS) source.addEventListener(event, ({ data }) => say(event, String(data)))
    source.addEventListener('open', () => {
      if (missed) say('back', '')
      missed = false
      failures = 0
    })
    source.addEventListener('error', () => {
      source.close()
      if (failures === 0) say('lost', '')
      missed = true
      retry = setTimeout(connect, retryDelayMs(failures++, Math.random()))
    })
  }

  const connectIfLost = () => {
    if (failures > 0) connect()
  }
  connect()
  addEventListener('online', connectIfLost)
  return () => {
    removeEventListener('online', connectIfLost)
    clearTimeout(retry)
    source.close()
  }
}
