// For the live preview and checklist: the profile that a draft would store, without its invalid fields.

import { parsePrice } from '#technicians/domain/parse-price.ts'
import { MAX_ROWS, type ProfileDraft, type RowKind } from '#technicians/domain/profile-draft.ts'
import { parseProfile } from '#technicians/domain/profile-edit.ts'
import {
  CHECKLIST_POINTS,
  type ChecklistPoint,
  missingPoints,
} from '#technicians/domain/publish-checklist.ts'
import type { DayKey, ProfileEdit } from '#technicians/domain/technician.ts'

/** Shown while the name is empty (section 2). */
const NAME_PLACEHOLDER = 'Técnico'

export function previewedProfile(draft: ProfileDraft): ProfileEdit {
  const parsed = parseProfile(draft)
  // Each recursion removes one invalid field, so it ends.
  return parsed.ok ? parsed.value : previewedProfile(without(draft, parsed.field))
}

/**
 * The points of the checklist that a draft misses. Saving stores an empty price as 0 (section 5), but nobody typed that:
 * to publish, the first service needs a price that can be read.
 */
export function missingPointsOf(draft: ProfileDraft, fotoURL: string | null): ChecklistPoint[] {
  const missing = missingPoints({ ...previewedProfile(draft), fotoURL })
  const first = draft.servicios.find(({ nombre }) => nombre.trim() !== '')
  const isPriced = first !== undefined && parsePrice(first.precioSugerido) !== null
  return CHECKLIST_POINTS.filter(point => missing.includes(point) || (point === 'service' && !isPriced))
}

function without(draft: ProfileDraft, field: string): ProfileDraft {
  const [kind = '', ...path] = field.split('.')
  if (kind === 'nombre') return { ...draft, nombre: NAME_PLACEHOLDER }
  if (kind === 'telefono' || kind === 'tarifaBase') return { ...draft, [kind]: '' }
  if (kind === 'horarios') {
    const [day, index] = path as [DayKey, string?]
    const ranges = withoutRow(draft.horarios[day], index, 'horarios')
    return { ...draft, horarios: { ...draft.horarios, [day]: ranges } }
  }
  const [row, name] = path
  if (kind === 'servicios' && name === 'precioSugerido')
    return {
      ...draft,
      servicios: draft.servicios.map((each, index) =>
        index === Number(row) ? { ...each, precioSugerido: '' } : each,
      ),
    }
  const rows = kind as Exclude<RowKind, 'horarios'>
  return { ...draft, [rows]: withoutRow<unknown>(draft[rows], row, rows) }
}

function withoutRow<Row>(rows: readonly Row[], index: string | undefined, kind: RowKind): readonly Row[] {
  return index === undefined ? rows.slice(0, MAX_ROWS[kind]) : rows.toSpliced(Number(index), 1)
}
