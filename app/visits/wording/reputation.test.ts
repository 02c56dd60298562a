import { expect, test } from 'vitest'
import { acceptedOfTen } from '#visits/domain/reputation.ts'
import { acceptedText, answerTimeText, completedVisitsText, waitedText } from '#visits/wording/reputation.ts'

test.each([
  [0, 'Responde en pocos minutos'],
  [2.4, 'Responde en pocos minutos'],
  [3, 'Responde en unos 5 min'],
  [22, 'Responde en unos 20 min'],
  [57, 'Responde en unos 55 min'],
  [58, 'Responde en una hora'],
  [89, 'Responde en una hora'],
  [90, 'Responde en unas 2 horas'],
  [19 * 60, 'Responde en unas 19 horas'],
  [20 * 60, 'Responde en un día'],
  [35 * 60, 'Responde en un día'],
  [37 * 60, 'Responde en unos 2 días'],
])('a median of %d minutes reads %j', (minutes, text) => {
  expect(answerTimeText(minutes)).toBe(text)
})

test.each([
  [0, 50, 0],
  [1, 50, 1],
  [43, 50, 9],
  [49, 50, 9],
  [50, 50, 10],
  [3, 6, 5],
])('%d accepted of %d are %d of every ten', (accepted, requests, ofTen) => {
  expect(acceptedOfTen(accepted, requests)).toBe(ofTen)
})

test('shares and visits are written out', () => {
  expect(acceptedText(9)).toBe('9 de cada 10 solicitudes aceptadas')
  expect(completedVisitsText(1)).toBe('1 visita completada')
  expect(completedVisitsText(1280)).toBe('1.280 visitas completadas')
})

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [80, '1 h 20'],
  [185, '3 h'],
  [4_280, '71 h'],
  [4_320, '3 días'],
])('%i minutes in a list of figures: %s', (minutes, text) => {
  expect(waitedText(minutes)).toBe(text)
})
