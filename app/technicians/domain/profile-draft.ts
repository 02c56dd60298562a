// Section 2, technician profile editor; D38: the profile as its form holds it, every field an unparsed string.

import { recordOf } from '#platform/domain/records.ts'
import { withBasePrice } from '#technicians/domain/base-price.ts'
import {
  DAY_KEYS,
  type DayKey,
  FLAG_FIELDS,
  fieldsOf,
  type KindOf,
  type ProfileField,
} from '#technicians/domain/technician.ts'

export interface ServiceDraft {
  readonly nombre: string
  readonly codigo: string
  readonly descripcion: string
  readonly tarifa: string
  readonly precioSugerido: string
}

export interface LicenceDraft {
  readonly tipo: string
  readonly entidad: string
  readonly numero: string
  readonly vence: string
}

export interface RangeDraft {
  readonly inicio: string
  readonly fin: string
}

/** `libre`: days off from `fecha` to `hasta`. `horario`: other hours on `fecha`. */
type ExceptionKind = 'libre' | 'horario'

export interface ExceptionDraft extends RangeDraft {
  readonly tipo: ExceptionKind
  readonly fecha: string
  readonly hasta: string
}

/** What the form holds of a field of each kind. */
interface DraftValues {
  line: string
  text: string
  flag: boolean
  years: string
  price: string
  texts: readonly string[]
  services: readonly ServiceDraft[]
  licences: readonly LicenceDraft[]
  week: Readonly<Record<DayKey, readonly RangeDraft[]>>
  exceptions: readonly ExceptionDraft[]
}
type FieldDrafts = { readonly [Name in ProfileField]: DraftValues[KindOf<Name>] }

export interface ProfileDraft extends FieldDrafts {
  /** D69: what the editor put into `tarifaBase`; null once its owner touched it. */
  readonly tarifaBaseTomada: string | null
  /** The inputs that have not been added to their lists yet. */
  readonly certificacion: string
  readonly tag: string
  /** Stored in `excepciones`. */
  readonly festivos: boolean
}

export const EMPTY_SERVICE: ServiceDraft = {
  nombre: '',
  codigo: '',
  descripcion: '',
  tarifa: '',
  precioSugerido: '',
}
const EMPTY_LICENCE: LicenceDraft = { tipo: '', entidad: '', numero: '', vence: '' }
const EMPTY_EXCEPTION: ExceptionDraft = { tipo: 'libre', fecha: '', hasta: '', inicio: '', fin: '' }
const USUAL_RANGE: RangeDraft = { inicio: '08:00', fin: '18:00' }

export const MAX_ROWS = {
  servicios: 40,
  certificaciones: 30,
  tags: 20,
  licencias: 20,
  excepciones: 60,
  /** Per day. */
  horarios: 6,
} as const
export type RowKind = keyof typeof MAX_ROWS

/** Section 9. */
export const BIO_PREVIEW_LENGTH = 200

// The submitted form of the profile editor as a draft. Unknown field names are ignored.

export type FormEntries = Iterable<readonly [name: string, value: string]>

/**
 * Fields that a browser leaves out of a form when nothing is ticked or no row is left. The editor names them in `campos`,
 * so that they can be told from fields that a form does not have.
 */
export const GROUP_NAMES = [
  ...FLAG_FIELDS,
  'festivos',
  'tarifaBaseTomada',
  ...fieldsOf('texts', 'services', 'licences', 'week', 'exceptions'),
] as const satisfies readonly (keyof ProfileDraft)[]
const TYPED_FIELDS = fieldsOf('line', 'text', 'years', 'price')

/** With `stored`, fields that the form does not have keep their stored values. */
export function draftFromForm(entries: FormEntries, stored?: ProfileDraft): ProfileDraft {
  const values = new Map<string, string[]>()
  for (const [name, value] of entries) {
    const list = values.get(name) ?? []
    // Browsers submit line breaks as CRLF.
    list.push(value.replaceAll('\r\n', '\n'))
    values.set(name, list)
  }
  const text = (name: string) => values.get(name)?.[0] ?? ''
  const named = values.get('campos')?.join(' ').split(' ') ?? []
  const sentNames = new Set([...named, ...[...values.keys()].flatMap(name => name.split('.')[0] ?? [])])
  const rowsOf = <Row extends object>(path: string, kind: RowKind, empty: Row): Row[] => {
    const rows: Row[] = []
    // Reads one row more than allowed, so that parseProfile can report too many.
    for (let index = 0; index <= MAX_ROWS[kind]; index++) {
      const names = Object.keys(empty)
      if (!names.some(name => values.has(`${path}.${index}.${name}`))) break
      rows.push(Object.fromEntries(names.map(name => [name, text(`${path}.${index}.${name}`)])) as Row)
    }
    return rows
  }
  const listOf = (name: string, max: number) => (values.get(name) ?? []).slice(0, max + 1)

  const draft: ProfileDraft = {
    ...recordOf(TYPED_FIELDS, text),
    tarifaBaseTomada: values.has('tarifaBaseTomada') ? text('tarifaBaseTomada') : null,
    ...recordOf(FLAG_FIELDS, name => values.has(name)),
    especialidades: listOf('especialidades', 100),
    zonasCobertura: listOf('zonasCobertura', 100),
    servicios: rowsOf('servicios', 'servicios', EMPTY_SERVICE),
    certificaciones: listOf('certificaciones', MAX_ROWS.certificaciones),
    certificacion: text('certificacion'),
    tags: listOf('tags', MAX_ROWS.tags),
    tag: text('tag'),
    licencias: rowsOf('licencias', 'licencias', EMPTY_LICENCE),
    horarios: Object.fromEntries(
      DAY_KEYS.map(day => [day, rowsOf<RangeDraft>(`horarios.${day}`, 'horarios', { inicio: '', fin: '' })]),
    ) as Record<DayKey, RangeDraft[]>,
    excepciones: rowsOf('excepciones', 'excepciones', EMPTY_EXCEPTION).map(
      (row): ExceptionDraft => ({ ...row, tipo: row.tipo === 'horario' ? 'horario' : 'libre' }),
    ),
    festivos: values.has('festivos'),
  }
  if (!stored) return withBasePrice(draft)
  const missing = (Object.keys(draft) as (keyof ProfileDraft)[]).filter(name => !sentNames.has(name))
  const horarios = named.includes('horarios')
    ? draft.horarios
    : { ...stored.horarios, ...onlySentDays(draft.horarios) }
  return withBasePrice({
    ...draft,
    horarios,
    ...Object.fromEntries(missing.map(name => [name, stored[name]])),
  })
}

function onlySentDays(horarios: ProfileDraft['horarios']): Partial<ProfileDraft['horarios']> {
  return Object.fromEntries(Object.entries(horarios).filter(([, ranges]) => ranges.length > 0))
}

// The editor's row buttons: add, remove and move rows of a draft.

const EMPTY_ROWS = {
  licencias: EMPTY_LICENCE,
  excepciones: EMPTY_EXCEPTION,
} as const
/** The input beside each list of texts. */
export const INPUT_OF = { certificaciones: 'certificacion', tags: 'tag' } as const

export type TextListName = keyof typeof INPUT_OF
export type RowListName = 'servicios' | keyof typeof EMPTY_ROWS | TextListName | `horarios.${DayKey}`

export interface RowChange {
  readonly list: RowListName
  readonly change: 'add' | 'remove' | 'up' | 'down'
  /** Of the row that is removed or moved, or of the new one, which is the last. */
  readonly index: number
}

export function withRowChange(draft: ProfileDraft, { list, ...change }: RowChange): ProfileDraft {
  if (isTextList(list)) {
    const input = INPUT_OF[list]
    if (change.change === 'add')
      return { ...draft, [list]: withAddedText(draft[list], draft[input]), [input]: '' }
    return { ...draft, [list]: changedRows(draft[list], change, '', MAX_ROWS[list]) }
  }
  if (list === 'servicios') {
    const servicios = changedRows(draft.servicios, change, EMPTY_SERVICE, MAX_ROWS.servicios)
    return withBasePrice({ ...draft, servicios: servicios.length > 0 ? servicios : [EMPTY_SERVICE] })
  }
  if (list === 'licencias' || list === 'excepciones')
    return { ...draft, [list]: changedRows<object>(draft[list], change, EMPTY_ROWS[list], MAX_ROWS[list]) }
  const day = list.replace('horarios.', '') as DayKey
  const ranges = changedRows(draft.horarios[day], change, USUAL_RANGE, MAX_ROWS.horarios)
  return { ...draft, horarios: { ...draft.horarios, [day]: ranges } }
}

export function isTextList(list: RowListName): list is TextListName {
  return list in INPUT_OF
}

/** Section 5: the trimmed text is added unless it is empty or already there. */
export function withAddedText(texts: readonly string[], typed: string): readonly string[] {
  const text = typed.trim()
  const isPresent = texts.some(each => each.trim().toLowerCase() === text.toLowerCase())
  return text === '' || isPresent ? texts : [...texts, text]
}

function changedRows<Row>(
  rows: readonly Row[],
  { change, index }: Omit<RowChange, 'list'>,
  empty: Row,
  max: number,
): readonly Row[] {
  if (change === 'add') return rows.length < max ? [...rows, empty] : rows
  if (change === 'remove') return rows.toSpliced(index, 1)
  const to = change === 'up' ? index - 1 : index + 1
  const [row, other] = [rows[index], rows[to]]
  if (row === undefined || other === undefined) return rows
  return rows.with(index, other).with(to, row)
}

export function withMondayOnWorkdays(draft: ProfileDraft): ProfileDraft {
  const { lun } = draft.horarios
  return { ...draft, horarios: { ...draft.horarios, mar: lun, mie: lun, jue: lun, vie: lun } }
}
