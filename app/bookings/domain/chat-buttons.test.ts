import { expect, test } from 'vitest'
import { buttonId, CHAT_ACTS, type ChatAct, pressedButton } from '#bookings/domain/chat-buttons.ts'

test('a button sends back what it was made of', () => {
  for (const act of Object.keys(CHAT_ACTS) as ChatAct[]) {
    expect(pressedButton(buttonId(act, 7))).toEqual({ act, key: 7, extra: '' })
    expect(pressedButton(buttonId(act, 7, 20))).toEqual({ act, key: 7, extra: '20' })
  }
  expect(buttonId('setOut', 7, 20)).toBe('en-camino:7:20')
})

test.each([
  '',
  'aceptar',
  'aceptar:',
  'aceptar:x',
  'aceptar:7:',
  'toString:7',
  'aceptar:7:8:9',
  'aceptar:-7',
])('%s is no button of ours', id => expect(pressedButton(id)).toBeNull())
