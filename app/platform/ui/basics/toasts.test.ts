import { afterEach, expect, test } from 'vitest'
import { dismissToast, showToast, toastStore } from '#platform/ui/basics/toasts.ts'

afterEach(() => {
  for (const { id } of toastStore.current()) dismissToast(id)
})

test('a repeated text is shown once, as the last toast', () => {
  showToast('Tu sesión terminó.')
  showToast('Cambios guardados.', 'success')
  showToast('Tu sesión terminó.')
  expect(toastStore.current().map(toast => toast.text)).toEqual(['Cambios guardados.', 'Tu sesión terminó.'])
})

test('subscribers are called on each change until they unsubscribe', () => {
  let calls = 0
  const unsubscribe = toastStore.subscribe(() => calls++)
  showToast('Hola')
  dismissToast(toastStore.current()[0]?.id ?? 0)
  unsubscribe()
  showToast('Nadie oye')
  expect(calls).toBe(2)
})

test('of the toasts with a form only the last is shown', () => {
  const form = { label: 'Deshacer', icon: 'undo-2', action: '/admin', fields: {}, leftMs: 600_000 } as const
  showToast('Cambios guardados.', 'success')
  showToast('Ana quedó bloqueada.', 'success', { form })
  showToast('Luz quedó bloqueada.', 'success', { detail: 'Avisamos al cliente.', form })
  expect(toastStore.current()).toMatchObject([
    { text: 'Cambios guardados.', form: null },
    { text: 'Luz quedó bloqueada.', detail: 'Avisamos al cliente.', form },
  ])
})
