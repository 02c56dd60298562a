// What the columns of an export are called on mis-datos.html, and how their values are written.
import { bogotaDate, bogotaTime, isDate } from '#platform/domain/time.ts'
import { capitalised, fullDateText } from '#platform/wording/dates.ts'
import { numberText, profilePriceText } from '#platform/wording/price.ts'

interface NamedField {
  readonly label: string
  /** Stored value → Spanish. One that is missing is shown as it is stored. */
  readonly values?: Readonly<Record<string, string>>
  readonly unit?: 'money' | 'stars'
}

/** `internal`: an id or a mark of the program, in the JSON only. */
export type Field = string | NamedField | 'internal'

export interface Section {
  readonly title: string
  /** By column. A test compares them with the database; one that is not named here is shown under its own name. */
  readonly fields: Readonly<Record<string, Field>>
}

/** Of a field, as a person reads it. */
export interface ShownField {
  readonly label: string
  readonly text: string
}

type Row = Readonly<Record<string, unknown>>

/** The fields of a row that have something to say, in the order of the section. */
export function shownFields({ fields }: Section, row: Row, without: readonly string[] = []): ShownField[] {
  const columns = [...Object.keys(fields), ...Object.keys(row).filter(column => !(column in fields))]
  return columns.flatMap(column => {
    const field = fields[column] ?? wordsOf(column)
    if (field === 'internal' || without.includes(column)) return []
    const named = typeof field === 'string' ? { label: field } : field
    const text = valueText(row[column], named)
    return text === '' ? [] : [{ label: named.label, text }]
  })
}

export function valueText(value: unknown, { values, unit }: Partial<NamedField> = {}): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') {
    if (unit === 'stars') return `${numberText(value)} de 5`
    if (unit === 'money') return profilePriceText(value)
    return Number.isInteger(value) ? String(value) : value.toFixed(1)
  }
  if (typeof value === 'string')
    return (values && Object.hasOwn(values, value) && values[value]) || momentText(value)
  if (Array.isArray(value)) return listText(value.map(each => valueText(each, { values, unit })))
  return partsText(value)
}

const WEEKDAYS: Readonly<Record<string, string>> = {
  lun: 'Lunes',
  mar: 'Martes',
  mie: 'Miércoles',
  jue: 'Jueves',
  vie: 'Viernes',
  sab: 'Sábado',
  dom: 'Domingo',
}
const DAYS = Object.keys(WEEKDAYS)

/** Of services and licences. */
const PARTS: Readonly<Record<string, NamedField>> = {
  codigo: { label: 'Código' },
  descripcion: { label: 'Descripción' },
  numero: { label: 'Número' },
  precioSugerido: { label: 'Precio', unit: 'money' },
}

/** 'Lunes: 08:00 a 12:00', 'Nombre: Destape · Precio: $ 60.000' */
function partsText(value: object): string {
  if ('inicio' in value && 'fin' in value) return `${value.inicio} a ${value.fin}`
  const parts = Object.entries(value).toSorted(([one], [other]) => DAYS.indexOf(one) - DAYS.indexOf(other))
  const isWeek = parts.some(([name]) => dayOf(name) !== null)
  const texts = parts.map(([name, part]) => {
    const day = dayOf(name)
    const field = PARTS[name]
    const text = valueText(part, field) || (day ? 'no atiendes' : '')
    return text && `${day ?? field?.label ?? wordsOf(name)}: ${text}`
  })
  return texts.filter(Boolean).join(isWeek ? '\n' : ' · ')
}

const dayOf = (name: string) => WEEKDAYS[name] ?? (isDate(name) ? fullDateText(name) : null)

/** What has commas or parts itself stands in lines. */
const listText = (texts: readonly string[]) =>
  texts.filter(Boolean).join(texts.some(text => /, | · |\n/.test(text)) ? '\n' : ', ')

/** '16 de noviembre de 2026, 10:00', in Bogotá. Text that is no moment stays. */
function momentText(text: string): string {
  if (isDate(text)) return fullDateText(text)
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return text
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return text
  return `${fullDateText(bogotaDate(instant))}, ${bogotaTime(instant)}`
}

/** 'montoDevuelto' → 'Monto devuelto' */
function wordsOf(column: string): string {
  return capitalised(
    column
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/[_-]+/g, ' ')
      .toLowerCase(),
  )
}
