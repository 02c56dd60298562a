// The submitted form of the profile editor as a draft. Unknown field names are ignored.
import {
  EMPTY_EXCEPTION,
  EMPTY_LICENCE,
  EMPTY_SERVICE,
  type ExceptionDraft,
  MAX_ROWS,
  type ProfileDraft,
  type RangeDraft,
  type RowKind,
} from '#technicians/domain/profile-draft.ts'
import { DAY_KEYS, type DayKey } from '#technicians/domain/technician.ts'

export type FormEntries = Iterable<readonly [name: string, value: string]>

/**
 * Fields that a browser leaves out of a form when nothing is ticked or no row is left. The editor names them in `campos`,
 * so that they can be told from fields that a form does not have.
 */
export const GROUP_NAMES = [
  'disponible',
  'festivos',
  'especialidades',
  'zonasCobertura',
  'servicios',
  'certificaciones',
  'tags',
  'licencias',
  'horarios',
  'excepciones',
] as const satisfies readonly (keyof ProfileDraft)[]

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
    nombre: text('nombre'),
    telefono: text('telefono'),
    ciudad: text('ciudad'),
    barrio: text('barrio'),
    aniosExperiencia: text('aniosExperiencia'),
    bioCorta: text('bioCorta'),
    tarifaBase: text('tarifaBase'),
    disponibilidadTxt: text('disponibilidadTxt'),
    disponible: values.has('disponible'),
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
  if (!stored) return draft
  const missing = (Object.keys(draft) as (keyof ProfileDraft)[]).filter(name => !sentNames.has(name))
  const horarios = named.includes('horarios')
    ? draft.horarios
    : { ...stored.horarios, ...onlySentDays(draft.horarios) }
  return { ...draft, horarios, ...Object.fromEntries(missing.map(name => [name, stored[name]])) }
}

function onlySentDays(horarios: ProfileDraft['horarios']): Partial<ProfileDraft['horarios']> {
  return Object.fromEntries(Object.entries(horarios).filter(([, ranges]) => ranges.length > 0))
}
