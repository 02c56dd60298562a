// The lists, filters, counts and searches of the administrators' screens.

import { countGuaranteeGroups, listGuaranteeQueue } from '#guarantee/persistence/guarantee-queue.server.ts'
import { panelQueryFrom, TECHNICIAN_FILTERS, USER_FILTERS } from '#moderation/domain/panel-query.ts'
import { listBookingsOfDay } from '#moderation/persistence/admin-bookings.server.ts'
import {
  countTechnicianFilters,
  listCitiesForAdmin,
  listTechniciansForAdmin,
} from '#moderation/persistence/admin-technicians.server.ts'
import { countUserFilters, listUsersForAdmin } from '#moderation/persistence/admin-users.server.ts'
import { findPanelFigures, listBookingWeeks } from '#moderation/persistence/panel-figures.server.ts'
import { listDecidedReviews, listWaitingReviews } from '#moderation/persistence/review-queue.server.ts'
import type { ListCursor } from '#platform/domain/lists.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { listDecidedReports, listOpenReports } from '#reports/persistence/reports.server.ts'

export interface AdminQuery {
  readonly what: string
  run(db: Db): Promise<unknown>
}

type Page = { readonly next: ListCursor | null }

/** Every call reads the next page; after the last one the first. */
function paged(what: string, read: (db: Db, cursor: ListCursor | null) => Promise<Page>): AdminQuery {
  let cursor: ListCursor | null = null
  return {
    what,
    async run(db) {
      cursor = (await read(db, cursor)).next
    },
  }
}

const list = (query: string) => {
  const view = panelQueryFrom(new URLSearchParams(query))
  return paged(query || 'everybody', (db, cursor) =>
    view.tab === 'usuarios'
      ? listUsersForAdmin(db, { ...view, cursor })
      : listTechniciansForAdmin(db, { ...view, cursor }, new Date()),
  )
}

/** Common words, rare ones, and words that nobody has. */
const SEARCHES = ['a', 'maria', 'rojas an', 'zzyzx', '12345']

export function adminQueries(today: string): AdminQuery[] {
  const now = new Date()
  const combined = TECHNICIAN_FILTERS.flatMap(filter =>
    [
      '',
      '&ciudad=Bogotá',
      '&ciudad=Leticia',
      '&estado=publicado',
      '&estado=en_revision',
      '&q=maria',
      '&q=zzyzx',
    ].map(rest => list(`filtro=${filter}${rest}`)),
  )
  return [
    list(''),
    ...['publicado', 'en_revision', 'bloqueado'].map(estado => list(`estado=${estado}`)),
    ...['ciudad=Bogotá', 'ciudad=Leticia', 'ciudad=Bogotá&estado=en_revision&q=maria'].map(list),
    ...SEARCHES.map(q => list(`q=${q}`)),
    ...combined,
    list('tab=usuarios'),
    ...SEARCHES.map(q => list(`tab=usuarios&q=${q}`)),
    ...USER_FILTERS.flatMap(filter =>
      ['', '&q=maria', '&q=zzyzx'].map(rest => list(`tab=usuarios&filtro=${filter}${rest}`)),
    ),
    { what: 'counts of the filters of technicians', run: db => countTechnicianFilters(db, now) },
    { what: 'counts of the filters of users', run: countUserFilters },
    { what: 'figures', run: db => findPanelFigures(db, now) },
    { what: 'bookings per week', run: db => listBookingWeeks(db, now) },
    { what: 'cities', run: listCitiesForAdmin },
    paged('reviews, waiting', listWaitingReviews),
    paged('reviews, decided', listDecidedReviews),
    paged('bookings of a day', (db, cursor) => listBookingsOfDay(db, today, cursor)),
    paged('reports, open', listOpenReports),
    paged('reports, decided', listDecidedReports),
    paged('guarantee cases', listGuaranteeQueue),
    { what: 'counts of guarantee cases', run: countGuaranteeGroups },
  ]
}
