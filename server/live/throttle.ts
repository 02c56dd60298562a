/** Calls at once, then at most once per interval; calls during an interval become one at its end. */
export function throttle(callback: () => void, intervalMs: number): { call: () => void; stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  let pending = false
  function call(): void {
    if (timer) {
      pending = true
      return
    }
    callback()
    timer = setTimeout(() => {
      timer = undefined
      if (!pending) return
      pending = false
      call()
    }, intervalMs)
  }
  return { call, stop: () => clearTimeout(timer) }
}
