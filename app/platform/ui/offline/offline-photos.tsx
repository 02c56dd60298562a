import { Icon } from '#platform/ui/basics/icon.tsx'

/** In place of photos on a cached page (`useSeenAt() !== null`): they are not cached. */
export function OfflinePhotos({ count }: { count: number }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-support">
      <Icon of="image-off" size={18} />
      {count === 1 ? '1 foto, se ve con conexión' : `${count} fotos, se ven con conexión`}
    </p>
  )
}
