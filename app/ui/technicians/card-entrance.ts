// Section 2: cards fade in 100 ms apart. Class names stand in full, so that the style sheet has them.
const DELAYS = [
  'stagger-0',
  'stagger-1',
  'stagger-2',
  'stagger-3',
  'stagger-4',
  'stagger-5',
  'stagger-6',
  'stagger-7',
  'stagger-8',
  'stagger-9',
  'stagger-10',
  'stagger-11',
] as const

/** Counted within the page of twelve that a card came with. */
export function cardEntrance(index: number): string {
  return `animate-card-in ${DELAYS[index % DELAYS.length]}`
}
