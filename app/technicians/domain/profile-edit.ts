// Section 5, "On save": parses the draft of the editor; the result is the profile to store or the first invalid field.

import { groupThousands } from '#platform/domain/money.ts'
import { pick, recordOf } from '#platform/domain/records.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'
import { bogotaDate, isDate } from '#platform/domain/time.ts'
import { storedBasePrice } from '#technicians/domain/base-price.ts'
import {
  type ExceptionCode,
  exceptionRowsOf,
  exceptionsFrom,
  mergedRanges,
  rangeDraftOf,
  timeRangeFrom,
} from '#technicians/domain/draft-hours.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import {
  EMPTY_SERVICE,
  MAX_ROWS,
  type ProfileDraft,
  type RangeDraft,
  type ServiceDraft,
  withAddedText,
} from '#technicians/domain/profile-draft.ts'
import { knownSpecialties } from '#technicians/domain/specialties.ts'
import {
  DAY_KEYS,
  type DayKey,
  DEFAULT_WEEKLY_HOURS,
  FLAG_FIELDS,
  fieldsOf,
  knownZones,
  type Licence,
  NOTE_MAX_LENGTH,
  type OfferedService,
  PROFILE_FIELDS,
  type SavedProfile,
  SHORT_MAX_LENGTH,
  TEXT_MAX_LENGTH,
  type TimeRange,
  type WeeklyHours,
  YEARS_MAX,
} from '#technicians/domain/technician.ts'

export type ProfileFieldCode =
  | ExceptionCode
  | 'name-required'
  | 'invalid-phone'
  | 'invalid-price'
  | 'too-many-rows'

export type ParsedProfile =
  | { readonly ok: true; readonly value: SavedProfile }
  | { readonly ok: false; readonly field: string; readonly code: ProfileFieldCode }

type Mistake = Extract<ParsedProfile, { ok: false }>

const PHONE_MIN_DIGITS = 7

export function parseProfile(draft: ProfileDraft): ParsedProfile {
  const tooLong = (['servicios', 'certificaciones', 'tags', 'licencias', 'excepciones'] as const).find(
    kind => draft[kind].length > MAX_ROWS[kind],
  )
  if (tooLong) return mistake(tooLong, 'too-many-rows')
  const lines = recordOf(fieldsOf('line'), name => line(draft[name], PROFILE_FIELDS[name].maxLength))
  const { nombre, telefono } = lines
  if (nombre === '') return mistake('nombre', 'name-required')
  if (telefono !== '' && telefono.replaceAll(/\D/g, '').length < PHONE_MIN_DIGITS)
    return mistake('telefono', 'invalid-phone')
  const tarifaBase = draft.tarifaBase.trim() === '' ? null : parsePrice(draft.tarifaBase)
  if (tarifaBase === null && draft.tarifaBase.trim() !== '') return mistake('tarifaBase', 'invalid-price')
  const servicios = servicesFrom(draft.servicios)
  if ('code' in servicios) return servicios
  const licencias = licencesFrom(draft.licencias)
  if ('code' in licencias) return licencias
  const horarios = weeklyHoursFrom(draft.horarios)
  if ('code' in horarios) return horarios
  const fechas = exceptionsFrom(draft.excepciones)
  if (!fechas.ok) return fechas

  return {
    ok: true,
    value: {
      ...lines,
      ...recordOf(fieldsOf('text'), name => truncateText(draft[name].trim(), PROFILE_FIELDS[name].maxLength)),
      ...pick(draft, FLAG_FIELDS),
      aniosExperiencia: yearsFrom(draft.aniosExperiencia),
      tarifaBase,
      tarifaBasePropia: draft.tarifaBaseTomada === null,
      especialidades: knownSpecialties(draft.especialidades),
      zonasCobertura: knownZones(draft.zonasCobertura),
      servicios,
      // Includes the text still in the input that was not added to the list.
      certificaciones: textsFrom([...draft.certificaciones, draft.certificacion]),
      tags: textsFrom([...draft.tags, draft.tag]),
      licencias,
      horarios,
      excepciones: { fechas: fechas.value, festivos: draft.festivos },
    },
  }
}

/** 0 unless it is a number from 0 to YEARS_MAX. */
export function yearsFrom(text: string): number {
  const years = Math.trunc(Number(text.trim().replace(',', '.')))
  return years >= 0 && years <= YEARS_MAX ? years : 0
}

function servicesFrom(rows: readonly ServiceDraft[]): OfferedService[] | Mistake {
  const services: OfferedService[] = []
  for (const [index, row] of rows.entries()) {
    const nombre = line(row.nombre)
    if (nombre === '') continue
    const precioSugerido = row.precioSugerido.trim() === '' ? 0 : parsePrice(row.precioSugerido)
    if (precioSugerido === null) return mistake(`servicios.${index}.precioSugerido`, 'invalid-price')
    services.push({
      nombre,
      codigo: line(row.codigo, SHORT_MAX_LENGTH),
      descripcion: truncateText(row.descripcion.trim(), NOTE_MAX_LENGTH),
      tarifa: line(row.tarifa, SHORT_MAX_LENGTH),
      precioSugerido,
    })
  }
  return services
}

function licencesFrom(rows: ProfileDraft['licencias']): Licence[] | Mistake {
  const licences: Licence[] = []
  for (const [index, row] of rows.entries()) {
    const licence = {
      tipo: line(row.tipo),
      entidad: line(row.entidad),
      numero: line(row.numero, SHORT_MAX_LENGTH),
      vence: row.vence.trim(),
    }
    if (Object.values(licence).every(text => text === '')) continue
    if (licence.vence !== '' && !isDate(licence.vence))
      return mistake(`licencias.${index}.vence`, 'invalid-date')
    licences.push(licence)
  }
  return licences
}

function weeklyHoursFrom(horarios: ProfileDraft['horarios']): WeeklyHours | Mistake {
  const week = {} as Record<(typeof DAY_KEYS)[number], TimeRange[]>
  for (const day of DAY_KEYS) {
    if (horarios[day].length > MAX_ROWS.horarios) return mistake(`horarios.${day}`, 'too-many-rows')
    const ranges: TimeRange[] = []
    for (const [index, row] of horarios[day].entries()) {
      if (row.inicio.trim() === '' && row.fin.trim() === '') continue
      const range = timeRangeFrom(row)
      if (!range) return mistake(`horarios.${day}.${index}.inicio`, 'invalid-range')
      ranges.push(range)
    }
    week[day] = mergedRanges(ranges)
  }
  return week
}

function textsFrom(texts: readonly string[]): readonly string[] {
  return texts.reduce<readonly string[]>((list, text) => withAddedText(list, line(text)), [])
}

const line = (text: string, max = TEXT_MAX_LENGTH) => truncateText(text.replaceAll(/\s+/g, ' ').trim(), max)

const mistake = (field: string, code: ProfileFieldCode): Mistake => ({ ok: false, field, code })

// A stored profile as the draft that the editor's form shows.

export const EMPTY_PROFILE: SavedProfile = {
  ...recordOf(fieldsOf('line', 'text'), () => ''),
  ...recordOf(FLAG_FIELDS, name => PROFILE_FIELDS[name].initial),
  ...recordOf(fieldsOf('texts'), () => []),
  aniosExperiencia: 0,
  tarifaBase: null,
  tarifaBasePropia: false,
  servicios: [],
  licencias: [],
  horarios: DEFAULT_WEEKLY_HOURS,
  excepciones: {},
}

/** Past exceptions are left out, so the next save removes them. Without services there is an empty one to fill in. */
export function draftFromProfile(technician: SavedProfile, now: Date): ProfileDraft {
  const { horarios, excepciones, aniosExperiencia } = technician
  const servicios = technician.servicios.map(service => ({
    nombre: service.nombre,
    codigo: service.codigo,
    descripcion: service.descripcion,
    tarifa: service.tarifa,
    precioSugerido: service.precioSugerido === null ? '' : groupThousands(service.precioSugerido),
  }))
  return {
    ...pick(technician, fieldsOf('line', 'text', 'flag')),
    // 0 is what is stored as long as nobody typed it.
    aniosExperiencia: aniosExperiencia === 0 ? '' : String(aniosExperiencia),
    ...storedBasePrice(technician, servicios),
    especialidades: knownSpecialties(technician.especialidades),
    zonasCobertura: knownZones(technician.zonasCobertura),
    servicios: servicios.length > 0 ? servicios : [EMPTY_SERVICE],
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
  return comparable(one) === comparable(other)
}

function comparable(draft: ProfileDraft): string {
  const { especialidades, zonasCobertura } = draft
  const values = {
    ...draft,
    especialidades: especialidades.toSorted(),
    zonasCobertura: zonasCobertura.toSorted(),
  }
  // Equal drafts may have their fields in another order.
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
