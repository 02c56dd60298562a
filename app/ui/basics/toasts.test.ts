import { afterEach, expect, test } from 'vitest'
import { dismissToast, showToast, toastStore } from '#ui/basics/toasts.ts'

afterEach(() => {
  for (const { id } of toastStore.current()) dismissToast(id)
})

test('a notice said twice is shown once, last', () => {
  showToast('Tu sesión terminó.')
  showToast('Cambios guardados.', 'success')
  showToast('Tu sesión terminó.')
  expect(toastStore.current().map(toast => toast.text)).toEqual(['Cambios guardados.', 'Tu sesión terminó.'])
})

test('whoever listens hears of each change', () => {
  let heard = 0
  const stop = toastStore.subscribe(() => heard++)
  showToast('Hola')
  dismissToast(toastStore.current()[0]?.id ?? 0)
  stop()
  showToast('Nadie oye')
  expect(heard).toBe(2)
})
