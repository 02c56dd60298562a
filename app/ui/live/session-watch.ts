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

/** The server says something every twenty seconds; a stream that says nothing for two of these is dead. */
const SILENCE_MS = 45_000

/** The stream itself, taken up again with growing pauses. */
function listen(say: Say, missedSome: boolean): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let missed = missedSome
  let heardAt = performance.now()

  function connect() {
    clearTimeout(timer)
    source?.close()
    const next = new EventSource('/live')
    source = next
    const heard = () => {
      heardAt = performance.now()
      clearTimeout(timer)
      timer = setTimeout(lost, SILENCE_MS)
    }
    for (const event of LIVE_EVENTS)
      next.addEventListener(event, ({ data }) => {
        heard()
        say(event, String(data))
      })
    next.addEventListener('beat', heard)
    next.addEventListener('open', () => {
      heard()
      if (missed) say('back', '')
      missed = false
      failures = 0
    })
    next.addEventListener('error', () => next === source && lost())
  }

  function lost() {
    clearTimeout(timer)
    source.close()
    if (failures === 0) say('lost', '')
    missed = true
    timer = setTimeout(connect, retryDelayMs(failures++, Math.random()))
  }

  /** A phone that slept, or changed its network, may hold a stream that nobody speaks into any more. */
  function connectIfDoubtful() {
    const doubtful = failures > 0 || performance.now() - heardAt > SILENCE_MS / 2
    if (!doubtful || document.visibilityState === 'hidden') return
    missed = true
    connect()
  }

  connect()
  addEventListener('online', connectIfDoubtful)
  document.addEventListener('visibilitychange', connectIfDoubtful)
  return () => {
    removeEventListener('online', connectIfDoubtful)
    document.removeEventListener('visibilitychange', connectIfDoubtful)
    clearTimeout(timer)
    source.close()
  }
}
