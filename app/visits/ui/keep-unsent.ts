// What is said of a visit without network, and what can be: the steps that take the moment of the tap, and messages.

import { canKeep, checkConnection } from '#platform/ui/offline/connection.ts'
import { isOffline } from '#platform/ui/offline/seen-at.ts'
import { keepUnsent } from '#platform/ui/offline/unsent-acts.ts'
import { isToldLater } from '#visits/domain/visit-progress.ts'

type Fields = readonly (readonly [name: string, value: string])[]

/** Where it exists the browser sends it without a page. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

async function keep(page: string, fields: Fields, isStep: boolean): Promise<void> {
  await keepUnsent({ page, fields, tappedAt: Date.now() }, isStep)
  const registration: SyncingRegistration = await navigator.serviceWorker.ready
  await registration.sync?.register('unsent').catch(() => {})
}

const textsIn = (form: FormData): Fields =>
  [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))

export function keepStep(page: string, form: FormData): Promise<void> {
  return keep(page, textsIn(form), true)
}

const isKeepable = (act: string) => act === 'mensaje' || isToldLater(act)

/** Without network nothing is tried: true when it was kept. */
export async function keepInsteadOfSending(page: string, form: FormData): Promise<boolean> {
  if (!isOffline() || !canKeep()) return false
  // It was never sent: a key of its own, for the page's may have been used.
  if (form.has('formKey')) form.set('formKey', crypto.randomUUID())
  return keepForm(page, form)
}

/** After a request without an answer: true when there is no network and it was kept, under the key that it was sent with. */
export async function keepAfterFailure(page: string, form: FormData): Promise<boolean> {
  return (await checkConnection()) && keepForm(page, form)
}

async function keepForm(page: string, form: FormData): Promise<boolean> {
  const act = String(form.get('act'))
  if (!isKeepable(act)) return false
  await keep(page, textsIn(form), act !== 'mensaje')
  return true
}
