import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A button that leads down the page takes the keyboard and screen readers along. */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same button pressed twice leads there twice.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}
