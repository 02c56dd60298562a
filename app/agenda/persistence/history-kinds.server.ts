// The kinds of visits that 'Tu semana' counts and 'Historial' lists, as conditions on a row of `reservas` of this name.
import { type SQL, sql } from 'drizzle-orm'
import type { HistoryFilter, HistoryKind } from '#agenda/domain/history-filter.ts'
import { MISSED_REASONS } from '#bookings/domain/transitions.ts'

const MISSED = sql.raw(MISSED_REASONS.map(reason => `'${reason}'`).join(', '))

export function isOfKind(kind: HistoryKind, name: string): SQL {
  const visit = sql.raw(name)
  const isMissed = sql`coalesce(${visit}."cancelReason" in (${MISSED}), false)`
  switch (kind) {
    case 'hechas':
      return sql`${visit}.status = 'completada'`
    case 'canceladas':
      return sql`${visit}.status = 'cancelada' and not ${isMissed}`
    case 'sin-hacerse':
      return sql`${visit}.status = 'cancelada' and ${isMissed}`
    case 'llegadas':
      return sql`exists (select from visit_progress as came
        where came."reservaKey" = ${visit}.key and came."arrivedAt" is not null)`
  }
}

export function isInStretch({ from, until }: NonNullable<HistoryFilter['stretch']>, name: string): SQL {
  const visit = sql.raw(name)
  return sql`${visit}.date >= ${from} and ${visit}.date < ${until}`
}

export function isShownBy({ kind, stretch }: HistoryFilter, name: string): SQL {
  const conditions = [kind && isOfKind(kind, name), stretch && isInStretch(stretch, name)].filter(
    each => !!each,
  )
  return sql`(${sql.join(conditions, sql` and `)})`
}
