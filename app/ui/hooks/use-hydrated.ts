import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and without JavaScript: for controls that only a script can serve. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
