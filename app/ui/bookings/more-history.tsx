import { ButtonLink } from '#ui/basics/button.tsx'

/** So many at first; a long past comes on request. */
const PAGE = 150
const MOST = 5_000

/** How many bookings a page shows, as its address asks. */
export function shownUntil(request: Request): number {
  const asked = Number(new URL(request.url).searchParams.get('ver') ?? PAGE)
  return Number.isSafeInteger(asked) ? Math.min(Math.max(asked, PAGE), MOST) : PAGE
}

export function MoreHistory({ shown, total }: { shown: number; total: number }) {
  if (shown >= total) return null
  return (
    <ButtonLink to={`?ver=${shown + PAGE}`} preventScrollReset replace kind="white" className="mt-5">
      Ver reservas anteriores
    </ButtonLink>
  )
}
