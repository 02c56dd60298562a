import type { MouseEvent } from 'react'

/** One that asks for nothing else: neither another tab nor another window. */
export function isUnmodifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
