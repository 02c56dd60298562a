import { useEffect, useState } from 'react'

// Push messages of this browser: its permission, its subscription, and whether the server knows it.

export type PushState =
  /** Being found out, or no service worker (development). */
  'unknown' | 'unsupported' | 'denied' | 'off' | 'on'

interface Devices {
  readonly publicKey: string
  readonly endpoints: readonly string[]
}

export interface PushReading {
  readonly state: PushState
  /** Devices of this person. */
  readonly count: number
}

/** What is known without asking anybody; before permission is given it cannot be on. */
function pushStateAtOnce(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  if (Notification.permission === 'granted') return 'unknown'
  return Notification.permission === 'denied' ? 'denied' : 'off'
}

async function readPush(): Promise<PushReading> {
  const { endpoints } = await fetchDevices()
  const known = pushStateAtOnce()
  if (known !== 'unknown') return { state: known, count: endpoints.length }
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  // After somebody else used this browser the server does not know it as a device of this person.
  const isOn = subscription !== null && endpoints.includes(subscription.endpoint)
  return { state: isOn ? 'on' : 'off', count: endpoints.length }
}

async function activatePush(): Promise<PushReading> {
  if ((await Notification.requestPermission()) !== 'granted') return readPush()
  const { publicKey } = await fetchDevices()
  const { pushManager } = await navigator.serviceWorker.ready
  // An older subscription may belong to another key.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys } = subscription.toJSON()
  await post('/avisos', { endpoint, ...keys })
  return readPush()
}

async function deactivatePush(): Promise<PushReading> {
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  if (subscription) {
    await post('/avisos/quitar', { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return readPush()
}

async function fetchDevices(): Promise<Devices> {
  const response = await fetch('/avisos', { cache: 'no-store' })
  if (!response.ok || response.redirected) throw new Error(`/avisos answered ${response.status}`)
  return response.json()
}

async function post(path: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
}

/** The push state of this browser and how to change it. `devices` is the count that the page came with. */
export function usePushDevice(devices = 0) {
  const [reading, setReading] = useState<PushReading>({ state: 'unknown', count: devices })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let stale = false
    setReading(({ count }) => ({ state: pushStateAtOnce(), count }))
    // Without network the card and the setting stay as far as they are known.
    readPush().then(
      found => !stale && setReading(found),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [])

  /** True when it succeeded. */
  async function change(act: () => Promise<PushReading>): Promise<boolean> {
    setBusy(true)
    setFailed(false)
    try {
      setReading(await act())
      return true
    } catch {
      setFailed(true)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    ...reading,
    busy,
    failed,
    activate: () => change(activatePush),
    deactivate: () => change(deactivatePush),
  }
}

/** 'este teléfono', or 'este computador' where a mouse is used. */
export function ThisDevice() {
  return (
    <>
      este <span className="pointer-fine:hidden">teléfono</span>
      <span className="hidden pointer-fine:inline">computador</span>
    </>
  )
}

/** After the browser refused: asking again shows nothing. */
export const PUSH_DENIED_TEXT =
  'Tu navegador tiene bloqueados los avisos de TecniYa. Toca el candado o los ajustes junto a la dirección del sitio, entra a Permisos y permite las notificaciones.'
export const PUSH_FAILED_TEXT = 'No pudimos activar los avisos. Intenta de nuevo.'
