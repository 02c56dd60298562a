import { INPUT_OF, isTextList, type RowChange } from '#technicians/domain/profile-draft.ts'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'

/** Names the button of a row, or the one that adds a row, in `data-row-change`. */
export function rowButtonName({ list, change, index }: RowChange): string {
  return change === 'add' ? `${list}.add` : `${list}.${change}.${index}`
}

/**
 * After adding: the new row, or the input of a list of texts. After removing: the button of the row that took its place, or
 * the one that adds. After moving: the same button of the moved row, or the opposite one at the end of the list.
 */
export function focusAfterRowChange(form: HTMLFormElement | null, { list, change, index }: RowChange): void {
  const button = (other: RowChange['change'], at: number) =>
    `[data-row-change="${rowButtonName({ list, change: other, index: at })}"]:enabled`
  const candidates = {
    add: [isTextList(list) ? `[name="${INPUT_OF[list]}"]` : `[name^="${list}.${index}."]`],
    remove: [button('remove', index), button('remove', index - 1), button('add', index)],
    up: [button('up', index - 1), button('down', index - 1)],
    down: [button('down', index + 1), button('up', index + 1)],
  }
  const found = candidates[change].flatMap(selector => form?.querySelector<HTMLElement>(selector) ?? [])
  found[0]?.focus()
}

/** Where each point of the checklist is fulfilled. */
export const POINT_ANCHORS: Record<ChecklistPoint, string> = {
  photo: 'foto',
  bio: 'bio',
  specialty: 'especialidades',
  service: 'servicios',
  city: 'ciudad',
  zone: 'zonas',
}

/** Unfolds the field that fulfils the point, and focuses it: the first one that is empty. */
export function focusPoint(point: ChecklistPoint): void {
  const place = document.getElementById(POINT_ANCHORS[point])
  place?.closest('details')?.setAttribute('open', '')
  const fields = [...(place?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])]
  const field = fields.find(({ type, value }) => type === 'checkbox' || value.trim() === '') ?? fields[0]
  field?.focus({ preventScroll: true })
  place?.scrollIntoView()
}
