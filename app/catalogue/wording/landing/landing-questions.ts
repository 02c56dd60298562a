// What people ask before they book, answered from the figures of the page and from what the product does (D15, D21,
// terms of use).

import { earliestFreeOf, type LandingFacts } from '#catalogue/domain/landing-facts.ts'
import type { LandingSubject } from '#catalogue/domain/landing-paths.ts'
import { peopleOf, whereText } from '#catalogue/wording/landing/landing-texts.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { nearDayText } from '#platform/wording/dates.ts'
import { filterPriceText, isPrice, numberText } from '#platform/wording/price.ts'
import { technicianName } from '#platform/wording/technician-name.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface Question {
  readonly question: string
  readonly answer: string
}

/** What may happen again after a repair. */
const RELAPSES: Partial<Record<SpecialtyLabel, string>> = {
  Plomería: 'gotear',
  Electricidad: 'fallar',
  Cerrajería: 'trabarse',
  Refrigeración: 'fallar',
  'Lavadoras / Secadoras': 'fallar',
  Neveras: 'fallar',
  'Aires Acondicionados': 'fallar',
  Gasodomésticos: 'fallar',
  Impermeabilización: 'filtrarse',
  'Domótica básica': 'fallar',
  CCTV: 'fallar',
}
const NAMED_PEOPLE = 3

export function landingQuestions(subject: LandingSubject, facts: LandingFacts, today: string): Question[] {
  const questions = [
    { question: priceQuestion(subject), answer: priceAnswer(facts) },
    { question: '¿Cuándo puede venir alguien?', answer: whenAnswer(facts, today) },
    {
      question: relapseQuestion(subject),
      answer:
        'El servicio tiene la garantía legal de la Ley 1480 de 2011. Habla primero con el técnico. Si no responde, escríbenos con la fecha de la visita: mediamos y, si hace falta, lo retiramos del catálogo.',
    },
    {
      question: '¿Tengo que pagar al reservar?',
      answer: `No. Reservar no cuesta nada: le pagas directamente al técnico, con el medio que los dos acuerden. ${BRAND.name} no guarda datos de tarjetas.`,
    },
    { question: '¿Qué revisan antes de decir «Verificado»?', answer: verifiedAnswer(facts) },
  ]
  return questions.filter(({ answer }) => answer !== '')
}

function priceQuestion(subject: LandingSubject): string {
  return `¿Cuánto cobra un ${peopleOf(subject).one}${whereText(subject.ciudad)}?`
}

function priceAnswer({ prices, technicians }: LandingFacts): string {
  if (!prices) return ''
  const { min, max } = prices
  const range =
    min === max
      ? `La visita cuesta ${filterPriceText(min)}.`
      : `La visita empieza en ${filterPriceText(min)} y llega a ${filterPriceText(max)} entre los técnicos de esta página.`
  const unpriced = technicians.some(({ tarifaBase }) => !isPrice(tarifaBase))
  return [
    range,
    unpriced && 'Algunos no publican tarifa y la acuerdan contigo.',
    'Cada perfil muestra sus servicios y tarifas; el valor final depende del trabajo y lo acuerdan antes de empezar.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'Mañana desde las 08:00 hay dos técnicos libres: Yeimy Tatiana Rincón y Óscar Javier Poveda.' */
function whenAnswer({ technicians }: LandingFacts, today: string): string {
  const free = earliestFreeOf(technicians)
  if (!free) return ''
  const { slot, names } = free
  const when = `${dayPhrase(slot.date, today)} desde las ${hourText(slot.hour)}`
  const [first = '', ...others] = names.slice(0, NAMED_PEOPLE).map(technicianName)
  const last = others.pop()
  const listed = last === undefined ? first : `${[first, ...others].join(', ')} y ${last}`
  const who =
    names.length === 1
      ? `${when} está libre ${listed}.`
      : names.length <= NAMED_PEOPLE
        ? `${when} hay ${names.length === 2 ? 'dos' : 'tres'} técnicos libres: ${listed}.`
        : `${when} hay ${numberText(names.length)} técnicos libres, entre ellos ${listed}.`
  return `${who} Escoges la hora y el técnico la confirma.`
}

/** 'Hoy', 'Mañana', 'El jueves', 'El jueves 26' */
function dayPhrase(date: string, today: string): string {
  const day = nearDayText(date, today)
  return day === 'Hoy' || day === 'Mañana' ? day : `El ${day.toLowerCase()}`
}

function relapseQuestion({ esp }: LandingSubject): string {
  const relapse = esp && RELAPSES[esp]
  return relapse ? `¿Qué pasa si vuelve a ${relapse}?` : '¿Qué pasa si algo queda mal?'
}

function verifiedAnswer({ technicians, complete }: LandingFacts): string {
  const verified = technicians.filter(({ verificado }) => verificado).length
  const figure =
    !complete || technicians.length === 1
      ? ''
      : verified === technicians.length
        ? ` En esta página lo tienen los ${numberText(verified)}.`
        : verified > 0
          ? ` En esta página lo ${verified === 1 ? 'tiene' : 'tienen'} ${numberText(verified)} de ${numberText(technicians.length)}.`
          : ''
  return `El sello lo pone nuestro equipo, nunca el técnico, después de revisar identidad, oficio y certificados. No reemplaza tu propio criterio ni es una garantía del trabajo.${figure}`
}
