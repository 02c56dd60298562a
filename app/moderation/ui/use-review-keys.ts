import { useEffect } from 'react'
import { MAIN_ID } from '#platform/ui/hooks/after-navigation.tsx'

/** Attributes of a card that the keys find it by; `data-waiting` while it can be decided. */
export const cardAttributes = (isWaiting: boolean) => ({
  'data-review-card': '',
  'data-waiting': isWaiting ? '' : undefined,
})

const CARD = '[data-review-card]'

/**
 * Keys of the queue: ↑ ↓ move between cards; in a card A approves, R opens the reason and Escape leaves it. Letters act
 * only while a card has the focus (WCAG 2.1.4), and never while typing. So the first card that waits gets the focus when the
 * queue is opened: the keys that the page names act at once.
 */
export function useReviewKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    // A navigation moves the focus to the main content in the same commit (useRouteFocus): after it.
    const frame = requestAnimationFrame(focusFirstWaiting)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

/** Where the page names the keys; not where somebody is already somewhere else. */
function focusFirstWaiting(): void {
  const { activeElement, body } = document
  const isAtStart = activeElement === null || activeElement === body || activeElement.id === MAIN_ID
  if (isAtStart && matchMedia('(min-width: 48rem)').matches)
    document.querySelector<HTMLElement>(`${CARD}[data-waiting]`)?.focus({ preventScroll: true })
}

function onKeyDown(event: KeyboardEvent): void {
  const { target } = event
  if (!(target instanceof Element) || event.defaultPrevented || event.isComposing) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const card = target.closest<HTMLElement>(CARD)
  if (target.closest('input, textarea, select')) {
    if (event.key === 'Escape' && card) closeReason(card)
    return
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    // Other controls keep their arrow keys.
    if (!card && target !== document.body && target.id !== MAIN_ID) return
    const next = neighbourOf(card, event.key === 'ArrowDown' ? 1 : -1)
    if (next) event.preventDefault()
    next?.focus()
    return
  }
  // A held key must not decide card after card.
  if (!card || event.repeat) return
  if (event.key === 'Escape') closeReason(card)
  if (event.key.toLowerCase() === 'a')
    card.querySelector<HTMLButtonElement>('button[name=act][value=approve]')?.click()
  if (event.key.toLowerCase() === 'r' && openReason(card)) event.preventDefault()
}

function neighbourOf(card: HTMLElement | null, step: 1 | -1): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>(CARD)]
  return card ? cards[cards.indexOf(card) + step] : cards[0]
}

function openReason(card: HTMLElement): boolean {
  const details = card.querySelector('details')
  if (!details) return false
  details.open = true
  details.querySelector<HTMLInputElement>('input[name=motivo]')?.focus()
  return true
}

function closeReason(card: HTMLElement): void {
  const details = card.querySelector('details')
  if (!details?.open) return
  details.open = false
  card.focus()
}

/** After a decision: the next card that waits, else the one before, else the heading of the page. */
export function focusNextCard(decided: HTMLElement | null): void {
  if (!decided) return
  const waiting = [...document.querySelectorAll<HTMLElement>(`${CARD}[data-waiting]`)]
  const at = waiting.indexOf(decided)
  const next = waiting[at + 1] ?? waiting[at - 1] ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}
