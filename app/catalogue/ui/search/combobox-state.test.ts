import { expect, test } from 'vitest'
import {
  actionOfKey,
  CLOSED,
  type ComboboxState,
  comboboxReducer,
} from '#catalogue/ui/search/combobox-state.ts'

function press(keys: readonly string[], optionCount: number, from: ComboboxState = CLOSED): ComboboxState {
  return keys.reduce((state, key) => {
    const action = actionOfKey(key, state, optionCount)
    return action ? comboboxReducer(state, action) : state
  }, from)
}

test('the arrow keys open the popup and go round its options', () => {
  expect(press(['ArrowDown'], 3)).toEqual({ open: true, active: 0 })
  expect(press(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 3)).toEqual({ open: true, active: 0 })
  expect(press(['ArrowUp'], 3)).toEqual({ open: true, active: 2 })
  expect(press(['ArrowDown', 'ArrowUp'], 3)).toEqual({ open: true, active: 2 })
})

test('Home and End move among options only once one is active', () => {
  expect(actionOfKey('Home', CLOSED, 3)).toBeNull()
  expect(actionOfKey('End', { open: true, active: -1 }, 3)).toBeNull()
  expect(press(['ArrowDown', 'End'], 3).active).toBe(2)
  expect(press(['ArrowUp', 'Home'], 3).active).toBe(0)
})

test('before there are options the arrow down asks for the first, and no other key is taken', () => {
  expect(press(['ArrowDown'], 0)).toEqual({ open: true, active: 0 })
  for (const key of ['ArrowUp', 'Home', 'End', 'a', 'Enter', 'Tab'])
    expect(actionOfKey(key, CLOSED, 0)).toBeNull()
})

test('typing opens the popup and leaves no option active; closing forgets the active one', () => {
  expect(comboboxReducer({ open: true, active: 2 }, { kind: 'type' })).toEqual({ open: true, active: -1 })
  expect(comboboxReducer({ open: true, active: 2 }, { kind: 'close' })).toEqual(CLOSED)
  expect(comboboxReducer({ open: true, active: 2 }, { kind: 'open' })).toEqual({ open: true, active: 2 })
})
