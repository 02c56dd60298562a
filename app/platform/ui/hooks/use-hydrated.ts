import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and without JavaScript: for controls that need a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
