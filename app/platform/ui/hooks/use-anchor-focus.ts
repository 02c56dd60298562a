import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to an anchor of the page moves the focus there too, for the keyboard and for screen readers. */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice moves the focus twice.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}
