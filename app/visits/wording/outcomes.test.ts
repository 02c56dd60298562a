import { expect, test } from 'vitest'
import { ACT_FAILURES, failedActText, isStepAct, visitRefusalText } from '#visits/wording/outcomes.ts'

test.each([
  ['no-puedo', 'No pudimos avisarle al técnico. Intenta nuevamente.'],
  ['si-puedo', 'No pudimos avisarle al técnico. Intenta nuevamente.'],
  ['mas-tiempo', 'No pudimos guardarlo. Intenta de nuevo.'],
  ['llegue', 'No pudimos guardarlo. Intenta nuevamente.'],
  ['mensaje', 'No pudimos enviar tu mensaje. Intenta nuevamente.'],
] as const)('without a connection %s says what failed', (act, text) => {
  expect(failedActText(act)).toBe(text)
})

test('only a message says that a message failed, also of acts that the page does not know', () => {
  const failed = visitRefusalText('message-failed')
  const acts = [...Object.keys(ACT_FAILURES), 'desconocido', 'toString', '']
  expect(acts.filter(act => failedActText(act) === failed)).toEqual(['mensaje'])
})

test('what was refused of how the visit goes is told apart from the rest', () => {
  expect(['en-camino', 'llego', 'deshacer'].every(isStepAct)).toBe(true)
  expect(['mensaje', 'leidos', 'no-puedo', 'mas-tiempo', 'desconocido', ''].some(isStepAct)).toBe(false)
})
