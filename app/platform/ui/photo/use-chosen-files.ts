import { useEffect, useRef } from 'react'

/** Passes the chosen files of a file input to `choose`; also those chosen before hydration. */
export function useChosenFiles(choose: (files: File[]) => unknown) {
  const input = useRef<HTMLInputElement>(null)

  function takeFiles() {
    const element = input.current
    const files = [...(element?.files ?? [])]
    if (!element || files.length === 0) return
    // Lets the same file be chosen again, and keeps the form from sending it.
    element.value = ''
    void choose(files)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useEffect(() => takeFiles(), [])
  return { input, takeFiles }
}
