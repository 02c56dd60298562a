// What a browser sends of the editor's form, read back into a draft. Names that are not the form's are not read.
import {
  EMPTY_EXCEPTION,
  EMPTY_LICENCE,
  EMPTY_SERVICE,
  type ExceptionDraft,
  MAX_ROWS,
  type ProfileDraft,
  type RangeDraft,
  type RowKind,
} from '#domain/technicians/profile-draft.ts'
import { DAY_KEYS } from '#domain/technicians/technician.ts'

export type FormEntries = Iterable<readonly [name: string, value: string]>

export function draftFromForm(entries: FormEntries): ProfileDraft {
  const values = new Map<string, string[]>()
  for (const [name, value] of entries) {
    const known = values.get(name)
    // Browsers send line breaks as two characters.
    if (known) known.push(value.replaceAll('\r\n', '\n'))
    else values.set(name, [value.replaceAll('\r\n', '\n')])
  }
  const text = (name: string) => values.get(name)?.[0] ?? ''
  const rowsOf = <Row extends object>(path: string, kind: RowKind, empty: Row): Row[] => {
    const rows: Row[] = []
    // One row more than a profile holds is read, so that too many are noticed; the rest is not looked at.
    for (let at = 0; at <= MAX_ROWS[kind]; at++) {
      const names = Object.keys(empty)
      if (!names.some(name => values.has(`${path}.${at}.${name}`))) break
      rows.push(Object.fromEntries(names.map(name => [name, text(`${path}.${at}.${name}`)])) as Row)
    }
    return rows
  }
  const listOf = (name: string, most: number) => (values.get(name) ?? []).slice(0, most + 1)

  return {
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
    ) as unknown as ProfileDraft['horarios'],
    excepciones: rowsOf('excepciones', 'excepciones', EMPTY_EXCEPTION).map(
      (row): ExceptionDraft => ({ ...row, tipo: row.tipo === 'horario' ? 'horario' : 'libre' }),
    ),
    festivos: values.has('festivos'),
  }
}
