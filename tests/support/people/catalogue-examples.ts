// The technicians and bookings of the catalogue tests: generated ones, and some with unusual texts and hours.

import { type CatalogueFilters, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { NOBODY_KNOWN } from '#catalogue/domain/search/known.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import { generateTechnician } from '#database/generate/technician.ts'
import { instantAt } from '#platform/domain/time.ts'
import { DEFAULT_WEEKLY_HOURS } from '#technicians/domain/technician.ts'
import { storeTechnicians } from '#tests/support/people/catalogue.ts'
import type { Knowledge, Known } from '#tests/support/people/slow-catalogue.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

/** A Monday. */
export const TODAY = '2026-11-16'
export const HOLIDAY = '2026-12-08'
export const circumstances = {
  now: instantAt(TODAY, '10:30') as Date,
  isHoliday: (date: string) => date === HOLIDAY,
}

const special = (uid: string, given: Partial<Known>): Known => ({
  ...{ uid, nombre: `Técnico ${uid}`, ciudad: 'Inírida', barrio: '', zonasCobertura: [], especialidades: [] },
  ...{ servicios: [], descripcion: '', bioCorta: '' },
  ...{ tags: [], disponible: true, ratingPromedio: 0, tarifaBase: 50_000, publicado: true },
  ...{ horarios: DEFAULT_WEEKLY_HOURS, excepciones: {}, confirmaAlInstante: false, horasBloqueadas: [] },
  ...given,
})
const SPECIAL = [
  special('percent', { descripcion: 'Trabajo 100% garantizado' }),
  special('underscore', { descripcion: 'usuario snake_case' }),
  special('quote', { nombre: "Brían O'Neil", tags: ['c++', 'back\\slash'] }),
  special('accents', { nombre: 'ÑANDÚ PINGÜINO', bioCorta: 'Instalación eléctrica de clarinete' }),
  special('decomposed', { descripcion: 'cafe\u0301 molido' }),
  special('fridge', { descripcion: 'Arreglo de heladeras y xilofones' }),
  special('plumber', { especialidades: ['Plomería'] }),
  special('hidden', { publicado: false, descripcion: 'heladeras escondidas' }),
  special('long', { descripcion: `${'x'.repeat(3000)} ${'palabra '.repeat(2000)}` }),
  special('sunday', { excepciones: { fechas: { '2026-11-22': [{ inicio: '18:00', fin: '20:00' }] } } }),
  special('away', { excepciones: { fechas: { '2026-11-17': [] }, festivos: true } }),
  special('dated', {
    ...{ nombre: 'Aarón Ábaco', ratingPromedio: 5 },
    excepciones: { fechas: { '2031-05-05': [{ inicio: '18:00', fin: '20:00' }] } },
  }),
  special('no-words', { nombre: '', ciudad: '', tarifaBase: null }),
]
export const GENERATED = 500
export const BOOKED_SLOT = { fecha: '2026-11-18', hora: 9 }
export async function storeCatalogue({ rows }: TestDatabase): Promise<Knowledge> {
  const technicians = [
    ...Array.from({ length: GENERATED }, (_, index) => generateTechnician(index)),
    ...SPECIAL,
  ]
  await storeTechnicians(rows, technicians)
  const instant = technicians.filter(({ confirmaAlInstante }) => confirmaAlInstante).map(({ uid }) => uid)
  await rows('update technicians set "confirmaAlInstante" = true where uid = any($1)', [instant])
  const booked = technicians.filter((_, index) => index % 3 === 0).map(({ uid }) => uid)
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
       "end", "scheduledAt", status)
     select uid || '_20261118_09', uid, '', 'client', '', '', '2026-11-18', '09:00', '10:00', '2026-11-18 09:00-05',
       case when uid = 'percent' then 'cancelada' else 'confirmada' end from unnest($1::text[]) as uid`,
    [booked],
  )
  return {
    ...circumstances,
    technicians,
    booked: new Set(booked.filter(uid => uid !== 'percent').map(uid => `${uid}_20261118_09`)),
  }
}

export const asking = (given: Partial<CatalogueFilters>): CatalogueFilters => ({ ...NO_FILTERS, ...given })

/** 'ya' asks for who confirms at once, 'hoy' for a day, 'barato' for an order, whoever holds the word. */
export const asksForMore = (q: string) =>
  understandSearch(q, NOBODY_KNOWN, circumstances.now).parts.some(({ kind }) =>
    ['instant', 'day', 'price', 'order'].includes(kind),
  )
