import { expect, test } from 'vitest'
import type {
  GuaranteeDossier,
  GuaranteeEvent,
  GuaranteeReader,
} from '#guarantee/domain/guarantee-dossier.ts'
import { caseNews } from '#guarantee/wording/case-news.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { guaranteeDossier } from '#tests/support/people/guarantee-dossier.ts'

const NOW = new Date('2026-11-12T15:00:00Z')
const base = { actorName: '', text: '', amount: '', pesos: null, payment: null, photos: [] }
const at = new Date('2026-11-10T23:20:00Z')
const OPENED: GuaranteeEvent = { ...base, id: 1, at, kind: 'open', by: 'client' }
const OFFERED: GuaranteeEvent = { ...base, id: 2, at, kind: 'offer-repeat', by: 'technician' }
const ASKED: GuaranteeEvent = {
  ...base,
  id: 3,
  at,
  kind: 'message',
  by: 'technician',
  text: '¿Sigue goteando?',
}
const SHOWN: GuaranteeEvent = { ...base, id: 3, at, kind: 'message', by: 'technician', photos: ['a', 'b'] }

const WAITING = guaranteeDossier([OPENED])
const OFFER = { step: 'repeat-offered', turn: 'client' } as const

test.each<[what: string, GuaranteeReader, GuaranteeDossier, GuaranteeDossier, said: string[]]>([
  [
    'an answer',
    'client',
    WAITING,
    guaranteeDossier([OPENED, OFFERED], OFFER),
    ['Te toca a ti. Escoge cuándo vuelve Carlos.'],
  ],
  [
    'the same, to who gave it',
    'technician',
    WAITING,
    guaranteeDossier([OPENED, OFFERED], OFFER),
    ['Le toca a María Eugenia. María Eugenia escoge la hora.'],
  ],
  ['a message', 'client', WAITING, guaranteeDossier([OPENED, ASKED]), ['Carlos: ¿Sigue goteando?']],
  ['photos', 'client', WAITING, guaranteeDossier([OPENED, SHOWN]), ['Carlos: 2 fotos.']],
  [
    'what one wrote oneself',
    'technician',
    WAITING,
    guaranteeDossier([OPENED, ASKED]),
    ['Tú: ¿Sigue goteando?'],
  ],
  [
    'a decision',
    'client',
    WAITING,
    guaranteeDossier([OPENED], { step: 'disputed', turn: 'admin', stepAt: NOW }),
    ['Le toca a TecniYa. Nuestro equipo decide.'],
  ],
])('%s in a case is told once', (_what, reader, before, after, said) => {
  expect(
    caseNews(reader, { dossier: before, now: NOW, flash: null }, { dossier: after, now: NOW, flash: null }),
  ).toEqual(said)
  const later = new Date(NOW.getTime() + DAY_MS)
  expect(
    caseNews(reader, { dossier: after, now: NOW, flash: null }, { dossier: after, now: later, flash: null }),
  ).toEqual([])
})

test('what the form did is told in the same region, once, before whose turn it is', () => {
  const reading = { dossier: WAITING, now: NOW, flash: null }
  const answered = { ...reading, dossier: guaranteeDossier([OPENED, OFFERED], OFFER), flash: 'Listo.' }
  const turn = 'Le toca a María Eugenia. María Eugenia escoge la hora.'
  expect(caseNews('technician', reading, answered)).toEqual(['Listo.', turn])
  expect(caseNews('technician', answered, { ...answered, flash: null })).toEqual([])
})
