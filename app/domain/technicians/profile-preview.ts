// The live preview and the live checklist: a draft as it would be stored, leaving out what cannot be read yet.

import { type ProfileEdit, parseProfile } from '#domain/technicians/parse-profile.ts'
import { MAX_ROWS, type ProfileDraft, type RowKind } from '#domain/technicians/profile-draft.ts'
import type { DayKey } from '#domain/technicians/technician.ts'

/** Called so while the field for the name is empty (section 2). */
const NAMELESS = 'Técnico'

export function previewedProfile(draft: ProfileDraft): ProfileEdit {
  const reading = parseProfile(draft)
  // Each round leaves a mistake out, and a draft has only so many fields.
  return reading.ok ? reading.value : previewedProfile(without(draft, reading.field))
}

function without(draft: ProfileDraft, field: string): ProfileDraft {
  const [kind = '', ...path] = field.split('.')
  if (kind === 'nombre') return { ...draft, nombre: NAMELESS }
  if (kind === 'telefono' || kind === 'tarifaBase') return { ...draft, [kind]: '' }
  if (kind === 'horarios') {
    const [day, at] = path as [DayKey, string?]
    const ranges = leftOut(draft.horarios[day], at, 'horarios')
    return { ...draft, horarios: { ...draft.horarios, [day]: ranges } }
  }
  const rows = kind as Exclude<RowKind, 'horarios'>
  return { ...draft, [rows]: leftOut<unknown>(draft[rows], path[0], rows) }
}

function leftOut<Row>(rows: readonly Row[], at: string | undefined, kind: RowKind): readonly Row[] {
  return at === undefined ? rows.slice(0, MAX_ROWS[kind]) : rows.toSpliced(Number(at), 1)
}
