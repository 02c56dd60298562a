/** Calls at once, and then at most once per pause: what came meanwhile is told at its end. */
export function throttle(tell: () => void, pauseMs: number): { call: () => void; stop: () => void } {
  let pause: NodeJS.Timeout | undefined
  let waiting = false
  function call(): void {
    if (pause) {
      waiting = true
      return
    }
    tell()
    pause = setTimeout(() => {
      pause = undefined
      if (!waiting) return
      waiting = false
      call()
    }, pauseMs)
  }
  return { call, stop: () => clearTimeout(pause) }
}
