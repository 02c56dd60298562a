import { ButtonLink } from '#platform/ui/basics/button.tsx'

const PAGE_SIZE = 150
const MAX_SHOWN = 5_000

/** Number of bookings to load, from the query parameter `ver`. */
export function bookingLimitFrom(request: Request): number {
  const requested = Number(new URL(request.url).searchParams.get('ver') ?? PAGE_SIZE)
  return Number.isSafeInteger(requested) ? Math.min(Math.max(requested, PAGE_SIZE), MAX_SHOWN) : PAGE_SIZE
}

export function MoreHistory({ shown, total }: { shown: number; total: number }) {
  if (shown >= total) return null
  return (
    <ButtonLink to={`?ver=${shown + PAGE_SIZE}`} preventScrollReset replace kind="white" className="mt-5">
      Ver reservas anteriores
    </ButtonLink>
  )
}
