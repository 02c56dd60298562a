// A stored profile as the draft that the editor's form shows.
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import { groupThousands } from '#platform/domain/group-thousands.ts'
import { exceptionRowsOf } from '#technicians/domain/exception-rows.ts'
import type { ProfileEdit } from '#technicians/domain/parse-profile.ts'
import type { ProfileDraft, RangeDraft } from '#technicians/domain/profile-draft.ts'
import { knownSpecialties } from '#technicians/domain/specialties.ts'
import { DAY_KEYS, type DayKey, DEFAULT_WEEKLY_HOURS, knownZones } from '#technicians/domain/technician.ts'
import { rangeDraftOf } from '#technicians/domain/time-ranges.ts'

export const EMPTY_PROFILE: ProfileEdit = {
  nombre: '',
  telefono: '',
  ciudad: '',
  barrio: '',
  aniosExperiencia: 0,
  bioCorta: '',
  tarifaBase: null,
  disponibilidadTxt: '',
  disponible: true,
  especialidades: [],
  zonasCobertura: [],
  servicios: [],
  certificaciones: [],
  tags: [],
  licencias: [],
  horarios: DEFAULT_WEEKLY_HOURS,
  excepciones: {},
}

/** Past exceptions are left out, so the next save removes them. */
export function draftFromProfile(technician: ProfileEdit, now: Date): ProfileDraft {
  const { horarios, excepciones, tarifaBase } = technician
  return {
    nombre: technician.nombre,
    telefono: technician.telefono,
    ciudad: technician.ciudad,
    barrio: technician.barrio,
    aniosExperiencia: String(technician.aniosExperiencia),
    bioCorta: technician.bioCorta,
    tarifaBase: tarifaBase === null ? '' : groupThousands(tarifaBase),
    disponibilidadTxt: technician.disponibilidadTxt,
    disponible: technician.disponible,
    especialidades: knownSpecialties(technician.especialidades),
    zonasCobertura: knownZones(technician.zonasCobertura),
    servicios: technician.servicios.map(service => ({
      nombre: service.nombre,
      codigo: service.codigo,
      descripcion: service.descripcion,
      tarifa: service.tarifa,
      precioSugerido: service.precioSugerido === null ? '' : groupThousands(service.precioSugerido),
    })),
    certificaciones: technician.certificaciones,
    certificacion: '',
    tags: technician.tags,
    tag: '',
    licencias: technician.licencias.map(({ tipo, entidad, numero, vence }) => ({
      tipo,
      entidad,
      numero,
      vence,
    })),
    horarios: Object.fromEntries(
      DAY_KEYS.map(day => [day, (horarios[day] ?? []).map(rangeDraftOf)]),
    ) as Record<DayKey, RangeDraft[]>,
    excepciones: exceptionRowsOf(excepciones.fechas ?? {}, bogotaDate(now)),
    festivos: excepciones.festivos === true,
  }
}

/** Equal contents; the order of ticked boxes does not matter. */
export function isSameDraft(one: ProfileDraft, other: ProfileDraft): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(draft: ProfileDraft): ProfileDraft {
  const { especialidades, zonasCobertura } = draft
  return { ...draft, especialidades: especialidades.toSorted(), zonasCobertura: zonasCobertura.toSorted() }
}
