// The visits behind a figure of the board: `que` is what became of them, `dias` the stretch, `ciudad` and `esp` a row of it.
import { servicesContext } from '#app/services.ts'
import { boardPath, type VisitGroup, visitGroupFrom, visitsPath } from '#board/domain/board-paths.ts'
import { comparedDays, stretchFrom } from '#board/domain/stretch.ts'
import { findCountedAt } from '#board/persistence/board-reads.server.ts'
import { listBoardVisits } from '#board/persistence/board-visits.server.ts'
import { daysText, groupText, listedPartText } from '#board/wording/board.ts'
import { BookingLine } from '#moderation/ui/booking-line.tsx'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { sanitizeText } from '#platform/domain/sanitize-text.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { BackLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { briefDayAndMonthText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import type { Route } from './+types/board-visits'

const NAME_LIMIT = 80

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock } = context.get(servicesContext)
  const now = clock()
  const query = url.searchParams
  const days = stretchFrom(query.get('dias'))
  const group: VisitGroup = visitGroupFrom(query.get('que'))
  const nameFrom = (field: string) => sanitizeText(query.get(field) ?? '').slice(0, NAME_LIMIT)
  const city = nameFrom('ciudad') || null
  // One that was stored may be no trade any more.
  const trade = specialtyFrom(nameFrom('esp')) ?? (nameFrom('esp') || null)
  const cursor = listCursorFrom(query.get('desde'))
  const counted = await findCountedAt(db)
  const { from, through } = comparedDays(days, counted?.through ?? addDays(bogotaDate(now), -1))
  const { rows, next } = await listBoardVisits(db, { days, group, city, trade, from, through }, cursor)
  return { now, days, group, city, trade, from, through, rows, next, before: cursor?.shown ?? 0 }
}

export const meta = () => pageMeta('Visitas del tablero')

export default function BoardVisits({ loaderData }: Route.ComponentProps) {
  const { now, days, group, city, trade, from, through, rows, next, before } = loaderData
  const path = visitsPath(days, group, { ...(city && { city }), ...(trade && { trade }) })
  return (
    <div className="container-57.5 pt-5 pb-16 md:pt-8">
      <BackLink to={boardPath({ days })}>Tablero</BackLink>
      <h1 className="mt-1 type-h1 wrap-anywhere">{groupText(group)}</h1>
      <p className="mt-1 mb-5 wrap-anywhere text-ink-600">
        {[
          `Visitas d${daysText({ from, through })}`,
          city && listedPartText('city', city),
          trade && listedPartText('trade', trade),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {rows.length === 0 ? (
        <div className="rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="coffee-on-the-sill"
            title="Sin visitas"
            text="Ninguna visita de esos días terminó así."
          />
        </div>
      ) : (
        <>
          <ul className="overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1">
            {rows.map(booking => (
              <BookingLine
                key={booking.key}
                booking={booking}
                now={now}
                day={briefDayAndMonthText(booking.date).replace(' de ', ' ')}
              />
            ))}
          </ul>
          <ListPages
            before={before}
            rows={rows.length}
            first={path}
            next={next && `${path}&desde=${listCursorText(next)}`}
          />
        </>
      )}
    </div>
  )
}
