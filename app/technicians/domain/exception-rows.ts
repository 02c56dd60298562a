// Converts between the form's exception rows and the stored `excepciones.fechas`.
import { addDays, isDate } from '#platform/domain/bogota-time.ts'
import type { ExceptionDraft } from '#technicians/domain/profile-draft.ts'
import type { TimeRange } from '#technicians/domain/technician.ts'
import { mergedRanges, rangeDraftOf, timeRangeFrom } from '#technicians/domain/time-ranges.ts'

/** In one row. */
export const DAYS_OFF_MAX = 92

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
