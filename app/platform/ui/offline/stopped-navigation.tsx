import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { MAIN_ID } from '#platform/ui/hooks/skip-link.tsx'
import { onStoppedReload } from '#platform/ui/offline/reload-guard.ts'
import { screenFailure } from '#platform/wording/failures.ts'

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
        <Icon of="wifi-off" className="text-mango-400" />
        <span>Sin conexión. {stopped.text}</span>
      </p>
    </div>
  )
}
