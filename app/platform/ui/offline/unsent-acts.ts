// What was said on the page of a visit without network: stored on this device until the site answers, in the order of the taps.
// Pages and the service worker use it.
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'

export interface UnsentAct {
  readonly id: number
  /** The page on which it was said. */
  readonly page: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** On the clock of this device. */
  readonly tappedAt: number
  /** Why the site did not take it; null while it waits. */
  readonly refusal: string | null
}

/** Of the database, of the lock around sending, and of the channel that tells pages of changes. */
const NAME = BROWSER_STORAGE.unsentActs.key
const STORE = 'acts'
const NOT_TAKEN = 'No se pudo enviar.'

export const actOf = ({ fields }: Pick<UnsentAct, 'fields'>) =>
  fields.find(([name]) => name === 'act')?.[1] ?? ''

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true })
  return resultOf(request)
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Closed after each use, so that everything can be erased at any time. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await resultOf(use(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** Without making an empty database on the device of somebody who never needed one. */
export async function hasUnsent(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === NAME)
}

export async function listUnsent(): Promise<UnsentAct[]> {
  return (await hasUnsent()) ? withStore('readonly', store => store.getAll()) : []
}

function tellPages(): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(null)
  channel.close()
}

/** Returns how to stop. Not called for changes of this document's own channel object, but of every other, here too. */
export function onUnsentChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', listener)
  return () => channel.close()
}

/** A step is said once: tapped again with other fields, the newest counts; with the same, the first. */
export async function keepUnsent(act: Omit<UnsentAct, 'id' | 'refusal'>, isStep: boolean): Promise<void> {
  if (isStep)
    for (const other of await listUnsent()) {
      if (other.page !== act.page || actOf(other) !== actOf(act)) continue
      const isSame = JSON.stringify(other.fields) === JSON.stringify(act.fields)
      if (isSame && other.refusal === null) return
      await withStore('readwrite', store => store.delete(other.id))
    }
  await withStore('readwrite', store => store.add({ ...act, refusal: null }))
  tellPages()
}

export async function removeUnsent(id: number): Promise<void> {
  // Not while it is on its way.
  await navigator.locks.request(NAME, () => withStore('readwrite', store => store.delete(id)))
  tellPages()
}

/** The session is over, or somebody else may have this device. */
export async function eraseUnsent(): Promise<void> {
  if (!(await hasUnsent())) return
  await resultOf(indexedDB.deleteDatabase(NAME))
  tellPages()
}

/** One after the other, and by one page or worker at a time. Rejects while the site cannot take them. */
export function sendUnsent(): Promise<void> {
  return navigator.locks.request(NAME, async () => {
    const tried = new Set<number>()
    for (;;) {
      const next = (await listUnsent()).find(({ id, refusal }) => refusal === null && !tried.has(id))
      if (!next) return
      tried.add(next.id)
      await send(next)
      tellPages()
    }
  })
}

async function send(act: UnsentAct): Promise<void> {
  const body = new URLSearchParams(act.fields.map(([name, value]) => [name, value]))
  body.set('inPlace', '1')
  // Not the hour: the clock of the device may be wrong.
  body.set('hace', String(Math.max(0, Math.round(Date.now() - act.tappedAt))))
  const response = await fetch(`${act.page}/envio`, { method: 'POST', body, redirect: 'manual' })
  const { status } = response
  if (response.type === 'opaqueredirect' || status === 401 || status === 403) return eraseUnsent()
  if (status === 429 || status >= 500) throw new Error(`the site answered ${status}`)
  if (response.ok) return void (await withStore('readwrite', store => store.delete(act.id)))
  const { refusal = NOT_TAKEN }: { refusal?: string } = await response.json().catch(() => ({}))
  await withStore('readwrite', store => store.put({ ...act, refusal }))
}
