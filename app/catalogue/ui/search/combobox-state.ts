// The popup of a combobox: whether it is open, and which option the arrow keys are at.

export interface ComboboxState {
  readonly open: boolean
  /** The index of the active option; -1 while the focus is in the text. */
  readonly active: number
}

export type ComboboxAction =
  | { readonly kind: 'open' | 'close' | 'type' }
  | { readonly kind: 'next' | 'previous' | 'first' | 'last'; readonly optionCount: number }

export const CLOSED: ComboboxState = { open: false, active: -1 }

export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.kind) {
    case 'open':
      return state.open ? state : { open: true, active: -1 }
    case 'close':
      return CLOSED
    case 'type':
      return { open: true, active: -1 }
    case 'next':
      return { open: true, active: state.active + 1 < action.optionCount ? state.active + 1 : 0 }
    case 'previous':
      return { open: true, active: state.active > 0 ? state.active - 1 : action.optionCount - 1 }
    case 'first':
      return { open: true, active: 0 }
    case 'last':
      return { open: true, active: action.optionCount - 1 }
  }
}

type Move = Extract<ComboboxAction, { optionCount: number }>['kind']

const MOVES: Record<string, Move> = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' }

/** What a key does to the popup; null when it keeps its meaning in the text. */
export function actionOfKey(
  key: string,
  { active }: ComboboxState,
  optionCount: number,
): ComboboxAction | null {
  const move = MOVES[key]
  if (!move) return null
  // A closed popup has no options yet: the first will be active when they are there.
  if (optionCount === 0 && move !== 'next') return null
  // Home and End move the caret until an option is active.
  if (active === -1 && (move === 'first' || move === 'last')) return null
  return { kind: move, optionCount }
}
