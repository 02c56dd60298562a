// Time ranges of the form and as stored: sorted and not overlapping.

import { addDays, isDate } from '#platform/domain/time.ts'
import type { ExceptionDraft, RangeDraft } from '#technicians/domain/profile-draft.ts'
import type { TimeRange } from '#technicians/domain/technician.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Null unless it ends after it starts. An end of '00:00' is stored as '24:00'. */
export function timeRangeFrom({ inicio, fin }: RangeDraft): TimeRange | null {
  const until = fin === '00:00' ? '24:00' : fin
  if (!TIME.test(inicio) || !(TIME.test(until) || until === '24:00')) return null
  return inicio < until ? { inicio, fin: until } : null
}

/** Touching and overlapping ranges are joined: 08–12 and 12–18 become 08–18. */
export function mergedRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = []
  for (const range of ranges.toSorted((a, b) => a.inicio.localeCompare(b.inicio))) {
    const last = merged.at(-1)
    if (!last || last.fin < range.inicio) merged.push(range)
    else if (last.fin < range.fin) merged[merged.length - 1] = { inicio: last.inicio, fin: range.fin }
  }
  return merged
}

/** `<input type=time>` has no 24:00: the end of the day is shown as 00:00. */
export function rangeDraftOf({ inicio, fin }: TimeRange): RangeDraft {
  return { inicio, fin: fin === '24:00' ? '00:00' : fin }
}

// Converts between the form's exception rows and the stored `excepciones.fechas`.

/** In one row. */
const DAYS_OFF_MAX = 92

export type ExceptionCode = 'invalid-date' | 'invalid-until' | 'invalid-range' | 'exception-twice'

type Dates = Record<string, readonly TimeRange[]>
export type ParsedExceptions =
  | { readonly ok: true; readonly value: Dates }
  | { readonly ok: false; readonly field: string; readonly code: ExceptionCode }

/** Consecutive days off become one row; days with other hours get a row per range. */
export function exceptionRowsOf(fechas: Readonly<Dates>, today: string): ExceptionDraft[] {
  const rows: ExceptionDraft[] = []
  for (const date of Object.keys(fechas).filter(isDate).sort()) {
    if (date < today) continue
    const ranges = fechas[date] ?? []
    const last = rows.at(-1)
    if (ranges.length > 0)
      rows.push(
        ...ranges.map(
          range => ({ tipo: 'horario', fecha: date, hasta: '', ...rangeDraftOf(range) }) as const,
        ),
      )
    else if (last?.tipo === 'libre' && addDays(last.hasta || last.fecha, 1) === date)
      rows[rows.length - 1] = { ...last, hasta: date }
    else rows.push({ tipo: 'libre', fecha: date, hasta: '', inicio: '', fin: '' })
  }
  return rows
}

/** Rows without a date are ignored. A date is either a day off or has hours, not both. */
export function exceptionsFrom(rows: readonly ExceptionDraft[]): ParsedExceptions {
  const dates: Dates = {}
  for (const [index, row] of rows.entries()) {
    const refused = (name: keyof ExceptionDraft, code: ExceptionCode) =>
      ({ ok: false, field: `excepciones.${index}.${name}`, code }) as const
    const fecha = row.fecha.trim()
    if (fecha === '') continue
    if (!isDate(fecha)) return refused('fecha', 'invalid-date')
    if (row.tipo === 'horario') {
      const range = timeRangeFrom(row)
      if (!range) return refused('inicio', 'invalid-range')
      if (dates[fecha]?.length === 0) return refused('fecha', 'exception-twice')
      dates[fecha] = mergedRanges([...(dates[fecha] ?? []), range])
      continue
    }
    const hasta = row.hasta.trim() || fecha
    if (!isDate(hasta) || hasta < fecha || hasta >= addDays(fecha, DAYS_OFF_MAX))
      return refused('hasta', 'invalid-until')
    for (let date = fecha; date <= hasta; date = addDays(date, 1)) {
      if (dates[date]?.length) return refused('fecha', 'exception-twice')
      dates[date] = []
    }
  }
  return { ok: true, value: dates }
}
