import type { MouseEvent } from 'react'

/** A plain left click: not one that opens a tab or window, or downloads. */
export function isUnmodifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
