import { Icon } from '#platform/ui/basics/icon.tsx'
import { useKeptAt, useSeenAt } from '#platform/ui/offline/seen-at.ts'

/** On a cached page: what can be done with it. */
export function OfflineNote({ text, className = 'mt-4 mb-6' }: { text: string; className?: string }) {
  if (useKeptAt() === null) return null
  return (
    <p className={`flex gap-2.5 rounded-12 bg-ink-100 px-4 py-3 text-label/6 text-ink-700 ${className}`}>
      <Icon of="info" size={18} className="mt-1 text-ink-600" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}

/** Under the buttons that are off on a cached page. */
export function OfflineReason({ className = '' }: { className?: string }) {
  if (useSeenAt() === null) return null
  return <p className={`text-center text-support text-ink-600 ${className}`}>{OFFLINE_REASON}</p>
}

const OFFLINE_REASON = 'Para responder necesitas conexión.'
