import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { dismissToast, type ToastForm } from '#platform/ui/basics/toasts.ts'

const SECOND_MS = 1_000

/** Sends the form of a toast, which goes with the answer. Counts down; at the end the toast goes. */
export function ToastFormButton({ toast, form }: { toast: number; form: ToastForm }) {
  const fetcher = useFetcher({ key: `toast-${toast}` })
  const { data } = fetcher
  const seconds = useSecondsLeft(form.leftMs)
  useEffect(() => {
    if (seconds <= 0) dismissToast(toast)
  }, [seconds, toast])
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!data) return
    const hadFocus = document.activeElement === button.current
    dismissToast(toast)
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
  }, [data, toast])
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={form.action} className="shrink-0 max-sm:mt-2">
      {Object.entries({ ...form.fields, answer: 'row' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        ref={button}
        type="submit"
        aria-disabled={busy || undefined}
        onClick={event => busy && event.preventDefault()}
        className="on-dark flex min-h-11 items-center gap-2 rounded-8 border border-white/35 px-3.5 font-bold text-white hover:border-white hover:bg-white/10"
      >
        <Icon of={form.icon} size={18} />
        {form.label}
        <span aria-hidden="true" className="font-semibold text-mango-300 tabular-nums">
          {clockText(seconds)}
        </span>
      </button>
    </fetcher.Form>
  )
}

/** On the monotonic clock: the device may have another time than the server. */
function useSecondsLeft(leftMs: number): number {
  const [start] = useState(() => performance.now())
  const [seconds, setSeconds] = useState(Math.ceil(leftMs / SECOND_MS))
  useEffect(() => {
    const timer = setInterval(
      () => setSeconds(Math.ceil((leftMs - (performance.now() - start)) / SECOND_MS)),
      SECOND_MS,
    )
    return () => clearInterval(timer)
  }, [leftMs, start])
  return seconds
}

/** '9:58' */
function clockText(seconds: number): string {
  const whole = Math.max(seconds, 0)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
