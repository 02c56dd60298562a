// Form values of the profile editor.

import { withBasePrice } from '#technicians/domain/base-price.ts'
import type { ProfileDraft } from '#technicians/domain/profile-draft.ts'
import { draftFromProfile, EMPTY_PROFILE } from '#technicians/domain/profile-edit.ts'

export const LONG_BIO =
  'Plomero con 14 años destapando, soldando y cambiando tubería en Cali. Llego con repuestos, explico el daño y dejo la cocina limpia.'

/** The form of a new technician, with these fields changed. */
export function newDraft(changes: Partial<ProfileDraft> = {}): ProfileDraft {
  const stored = draftFromProfile({ ...EMPTY_PROFILE, nombre: 'Nelson Quiroga' }, new Date(0))
  return withBasePrice({ ...stored, ...changes })
}

export const service = (changes: Partial<ProfileDraft['servicios'][number]> = {}) => ({
  nombre: 'Destape de cañería',
  codigo: '',
  descripcion: '',
  tarifa: '',
  precioSugerido: '60.000',
  ...changes,
})

/** Everything the publish checklist needs except the photo, which is not part of this form. */
export function completeDraft(changes: Partial<ProfileDraft> = {}): ProfileDraft {
  return newDraft({
    ciudad: 'Cali',
    bioCorta: LONG_BIO,
    especialidades: ['Plomería'],
    zonasCobertura: ['Centro'],
    servicios: [service()],
    ...changes,
  })
}

/** The form entries as a browser sends them. */
export function entriesOf(draft: ProfileDraft): [string, string][] {
  const entries: [string, string][] = []
  const add = (name: string, value: unknown): void => {
    if (value === true) entries.push([name, 'on'])
    else if (typeof value === 'string') entries.push([name, value])
    else if (Array.isArray(value))
      value.forEach((each, at) => {
        add(typeof each === 'string' ? name : `${name}.${at}`, each)
      })
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) add(`${name}.${key}`, each)
  }
  for (const [name, value] of Object.entries(draft)) add(name, value)
  return entries
}
