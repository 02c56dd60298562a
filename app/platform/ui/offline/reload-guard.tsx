// React Router reloads the document when the code of the next page cannot be loaded. Without network that would end on the
// browser's own error page: the reload is stopped, and the page stays.

import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { MAIN_ID } from '#platform/ui/hooks/after-navigation.tsx'
import { isServerReady } from '#platform/ui/live/server-ready.ts'
import { screenFailure } from '#platform/wording/failures.ts'

const ONE_NAVIGATION_MS = 1_000

let isAllowed = false
let isHandling = false
const listeners = new Set<() => void>()

export function reloadDocument(): void {
  isAllowed = true
  location.reload()
}

/** Calls back when a reload was stopped; returns how to stop. */
function onStoppedReload(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function guardReloads(): void {
  // Not every browser has the Navigation API.
  const { navigation } = window as { navigation?: Navigation }
  navigation?.addEventListener('navigate', event => {
    const { navigationType, userInitiated, cancelable } = event
    if (navigationType !== 'reload' || userInitiated || isAllowed || !cancelable) return
    event.preventDefault()
    // Every module of the page that cannot be loaded asks for a reload.
    if (isHandling) return
    isHandling = true
    setTimeout(() => {
      isHandling = false
    }, ONE_NAVIGATION_MS)
    void isServerReady().then(isReady => {
      // The code is gone for another reason, such as a new version of the site.
      if (isReady) return reloadDocument()
      for (const listener of listeners) listener()
    })
  })
}

/** Says that a link could not be followed because the code of its page could not be loaded. */
export function StoppedNavigation() {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [stopped, setStopped] = useState<{ text: string; page: string } | null>(null)
  const [isStopping, setIsStopping] = useState(false)
  useEffect(() => onStoppedReload(() => setIsStopping(true)), [])
  const onStopped = useEffectEvent((path: string) => {
    setIsStopping(false)
    setStopped({ text: screenFailure(path).text, page: here })
    // A change of the anchor alone loads nothing, and ends the navigation that waits for the code.
    void navigate({ hash: MAIN_ID }, { replace: true, preventScrollReset: true })
  })
  // React may render the pending navigation after its code has failed to load.
  const nextPath = next?.pathname
  useEffect(() => {
    if (isStopping && nextPath !== undefined) onStopped(nextPath)
  }, [isStopping, nextPath])
  if (stopped && stopped.page !== here) setStopped(null)
  if (!stopped) return null
  return (
    <div role="alert" className="fixed inset-x-0 bottom-5 z-50 flex justify-center px-(--gutter)">
      <p className="on-dark flex max-w-md items-center gap-3 rounded-12 bg-ink-900 px-4 py-3 text-label font-semibold text-white shadow-3">
        <Icon of="wifi-off" className="text-primary-400" />
        <span>Sin conexión. {stopped.text}</span>
      </p>
    </div>
  )
}
