import { Icon } from '#platform/ui/basics/icon.tsx'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'

/** On a cached page: what can be done with it. */
export function OfflineNote({ text, className = 'mt-4 mb-6' }: { text: string; className?: string }) {
  if (useSeenAt() === null) return null
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

/** In place of photos on a cached page (`useSeenAt() !== null`): they are not cached. */
export function OfflinePhotos({ count }: { count: number }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-support">
      <Icon of="image-off" size={18} />
      {count === 1 ? '1 foto, se ve con conexión' : `${count} fotos, se ven con conexión`}
    </p>
  )
}
