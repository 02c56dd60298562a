import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import {
  dismissToast,
  type Toast,
  type ToastForm,
  type ToastKind,
  toastStore,
} from '#platform/ui/basics/toasts.ts'

const SHOWN_MS = 6_000

const STYLES: Record<ToastKind, { icon: IconName; colour: string }> = {
  success: { icon: 'circle-check', colour: 'text-[#5ed197]' },
  info: { icon: 'info', colour: 'text-petrol-300' },
  error: { icon: 'triangle-alert', colour: 'text-[#ff9d93]' },
}

/** Renders the toasts; mounted once. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer)
  return (
    <div className="toaster pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center gap-2.5 p-5">
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [paused, setPaused] = useState(false)
  const { icon, colour } = STYLES[toast.kind]
  useEffect(() => {
    if (paused || toast.kind === 'error' || toast.form) return
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [paused, toast])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timer.
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={`on-dark pointer-events-auto flex min-h-13 w-full animate-toast-in items-center gap-3 rounded-12 bg-ink-900 py-1 pr-1 pl-4 text-label font-semibold text-white shadow-3 ${toast.form ? 'max-w-xl' : 'max-w-md'}`}
    >
      <Icon of={icon} size={22} className={colour} />
      <div className="flex min-w-0 flex-1 flex-col gap-x-2 py-1.5 sm:flex-row sm:items-center">
        <p
          role={toast.kind === 'error' ? 'alert' : 'status'}
          aria-live={toast.isHeard ? undefined : 'off'}
          className="min-w-0 flex-1 py-0.5 wrap-anywhere"
        >
          {toast.text}
          {toast.detail && (
            <span className="block text-support font-normal text-ink-200">{toast.detail}</span>
          )}
        </p>
        {toast.form && <ToastFormButton toast={toast.id} form={toast.form} />}
      </div>
      <button
        type="button"
        aria-label="Cerrar aviso"
        onClick={() => dismissToast(toast.id)}
        className="grid size-11 shrink-0 place-items-center rounded-8 text-ink-300 hover:text-white"
      >
        <Icon of="x" size={18} />
      </button>
    </div>
  )
}

const SECOND_MS = 1_000

/** Sends the form of a toast, which goes with the answer. Counts down; at the end the toast goes. */
function ToastFormButton({ toast, form }: { toast: number; form: ToastForm }) {
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
        <span aria-hidden="true" className="font-semibold text-primary-300 tabular-nums">
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
