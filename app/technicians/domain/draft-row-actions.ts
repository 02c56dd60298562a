// The editor's row buttons: add, remove and move rows of a draft. The browser runs them, or the server without
// JavaScript; they save nothing.
import {
  EMPTY_EXCEPTION,
  EMPTY_LICENCE,
  EMPTY_SERVICE,
  MAX_ROWS,
  type ProfileDraft,
  USUAL_RANGE,
} from '#technicians/domain/profile-draft.ts'
import { DAY_KEYS, type DayKey } from '#technicians/domain/technician.ts'

const EMPTY_ROWS = {
  servicios: EMPTY_SERVICE,
  licencias: EMPTY_LICENCE,
  excepciones: EMPTY_EXCEPTION,
} as const
const INPUT_OF = { certificaciones: 'certificacion', tags: 'tag' } as const

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
    const typed = INPUT_OF[kind]
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

/** Section 5: the trimmed text is added unless it is empty or already there. */
export function withAddedText(texts: readonly string[], typed: string): readonly string[] {
  const text = typed.trim()
  const isPresent = texts.some(each => each.trim().toLowerCase() === text.toLowerCase())
  return text === '' || isPresent ? texts : [...texts, text]
}

function changedRows<Row>(
  rows: readonly Row[],
  [change = '', position = '']: readonly string[],
  empty: Row,
  max: number,
): readonly Row[] | null {
  if (!CHANGES.includes(change)) return null
  if (change === 'agregar') return rows.length < max ? [...rows, empty] : rows
  const index = /^\d{1,3}$/.test(position) ? Number(position) : rows.length
  if (index >= rows.length) return rows
  if (change === 'quitar') return rows.toSpliced(index, 1)
  const to = change === 'subir' ? index - 1 : index + 1
  const [row, other] = [rows[index], rows[to]]
  if (row === undefined || other === undefined) return rows
  return rows.with(index, other).with(to, row)
}

function mondayOnWorkdays(horarios: ProfileDraft['horarios']): ProfileDraft['horarios'] {
  const { lun } = horarios
  return { ...horarios, mar: lun, mie: lun, jue: lun, vie: lun }
}

function isDay(text: string): text is DayKey {
  return (DAY_KEYS as readonly string[]).includes(text)
}
