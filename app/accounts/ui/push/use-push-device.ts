import { useEffect, useState } from 'react'
import {
  activatePush,
  deactivatePush,
  type PushReading,
  pushStateAtOnce,
  readPush,
} from '#accounts/ui/push/push-device.ts'

/** The push state of this browser and how to change it. */
export function usePushDevice() {
  const [reading, setReading] = useState<PushReading>({ state: 'unknown', count: 0 })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let stale = false
    setReading({ state: pushStateAtOnce(), count: 0 })
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
