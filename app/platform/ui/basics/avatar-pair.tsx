import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'

interface Person {
  name: string
  src?: string | null
}

/** Two people, one below the other on phones. Decorative, as `Avatar`. */
export function AvatarPair({ first, second }: { first: Person; second: Person }) {
  return (
    <span className="flex shrink-0 max-sm:flex-col max-sm:self-start">
      <Circle {...first} />
      <Circle {...second} className="ring-2 ring-white max-sm:-mt-1 sm:-ml-0.5" />
    </span>
  )
}

function Circle({ name, src, className = '' }: Person & { className?: string }) {
  return (
    <Avatar
      name={name}
      src={src && photoAt(src, 96, 96)}
      className={`size-8 rounded-pill text-small sm:size-9 ${className}`}
    />
  )
}
