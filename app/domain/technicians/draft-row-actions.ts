// What the small buttons of the editor do to a draft: add, remove and move rows. The same in the browser and, where
// there is no script, on the server; nothing is saved by them.
import {
  EMPTY_EXCEPTION,
  EMPTY_LICENCE,
  EMPTY_SERVICE,
  MAX_ROWS,
  type ProfileDraft,
  USUAL_RANGE,
} from '#domain/technicians/profile-draft.ts'
import { DAY_KEYS, type DayKey } from '#domain/technicians/technician.ts'

const EMPTY_ROWS = {
  servicios: EMPTY_SERVICE,
  licencias: EMPTY_LICENCE,
  excepciones: EMPTY_EXCEPTION,
} as const
const TYPED = { certificaciones: 'certificacion', tags: 'tag' } as const

type Change = 'agregar' | 'quitar' | 'subir' | 'bajar'
const CHANGES: readonly string[] = ['agregar', 'quitar', 'subir', 'bajar'] satisfies Change[]

/** `servicios.agregar`, `licencias.quitar.2`, `servicios.subir.1`, `horarios.lun.agregar`, `horarios.copiar`; null for anything else. */
export function applyRowAction(draft: ProfileDraft, act: string): ProfileDraft | null {
  const [kind = '', ...rest] = act.split('.')
  if (act === 'horarios.copiar') return { ...draft, horarios: mondayOnWorkdays(draft.horarios) }
  if (kind === 'horarios') {
    const [day = '', ...change] = rest
    if (!isDay(day)) return null
    const ranges = changedRows(draft.horarios[day], change, USUAL_RANGE, MAX_ROWS.horarios)
    return ranges && { ...draft, horarios: { ...draft.horarios, [day]: ranges } }
  }
  if (kind === 'certificaciones' || kind === 'tags') {
    const typed = TYPED[kind]
    const [change] = rest
    if (change === 'agregar')
      return { ...draft, [kind]: withAddedText(draft[kind], draft[typed]), [typed]: '' }
    const texts = changedRows(draft[kind], rest, '', MAX_ROWS[kind])
    return texts && { ...draft, [kind]: texts }
  }
  if (kind !== 'servicios' && kind !== 'licencias' && kind !== 'excepciones') return null
  const rows = changedRows<object>(draft[kind], rest, EMPTY_ROWS[kind], MAX_ROWS[kind])
  return rows && { ...draft, [kind]: rows }
}

/** Section 5: added only if something is left after trimming; said twice, it stands once. */
export function withAddedText(texts: readonly string[], typed: string): readonly string[] {
  const text = typed.trim()
  const known = texts.some(each => each.trim().toLowerCase() === text.toLowerCase())
  return text === '' || known ? texts : [...texts, text]
}

function changedRows<Row>(
  rows: readonly Row[],
  [change = '', index = '']: readonly string[],
  empty: Row,
  most: number,
): readonly Row[] | null {
  if (!CHANGES.includes(change)) return null
  if (change === 'agregar') return rows.length < most ? [...rows, empty] : rows
  const at = /^\d{1,3}$/.test(index) ? Number(index) : rows.length
  if (at >= rows.length) return rows
  if (change === 'quitar') return rows.toSpliced(at, 1)
  const to = change === 'subir' ? at - 1 : at + 1
  const [row, other] = [rows[at], rows[to]]
  if (row === undefined || other === undefined) return rows
  return rows.with(at, other).with(to, row)
}

function mondayOnWorkdays(horarios: ProfileDraft['horarios']): ProfileDraft['horarios'] {
  const { lun } = horarios
  return { ...horarios, mar: lun, mie: lun, jue: lun, vie: lun }
}

function isDay(text: string): text is DayKey {
  return (DAY_KEYS as readonly string[]).includes(text)
}
