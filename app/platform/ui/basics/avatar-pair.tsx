import { Avatar } from '#platform/ui/basics/avatar.tsx'

interface Face {
  name: string
  src?: string | null
}

/** Two people, one below the other on phones. Decorative, as `Avatar`. */
export function AvatarPair({ first, second }: { first: Face; second: Face }) {
  return (
    <span className="flex shrink-0 max-sm:flex-col max-sm:self-start">
      <Avatar {...first} className={CIRCLE} />
      <Avatar {...second} className={`${CIRCLE} ring-2 ring-white max-sm:-mt-1.5 sm:-ml-1.5`} />
    </span>
  )
}

const CIRCLE = 'size-8 rounded-pill text-small sm:size-9'
