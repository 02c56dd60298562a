// Section 9 and D20: which currency where. All of these choices are constants of this one file.

export type Currency = 'COP' | 'USD' | 'ARS'

/** Cards use the record's own currency, or this one where it has none. */
export const CARD_CURRENCY: Currency = 'USD'
/** The price filter and the profile show pesos with a plain sign. */
export const FILTER_CURRENCY: Currency = 'ARS'
export const PROFILE_CURRENCY: Currency = 'ARS'
/** What the editor asks for, and stores with the price. */
export const EDITOR_CURRENCY: Currency = 'COP'
