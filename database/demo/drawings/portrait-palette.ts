// Colours of the demo portraits.

/** base / shade / deep / lip */
export const SKINS = {
  fair: ['#F0C49E', '#E3AE84', '#C98B60', '#B4624D'],
  wheat: ['#DDA477', '#CB8F62', '#A96C43', '#9A4B3C'],
  bronze: ['#B97B50', '#A66A42', '#86502F', '#7A3628'],
  brown: ['#8C5636', '#7A482B', '#5E341E', '#5C241C'],
  deep: ['#6A3F28', '#5B3320', '#422214', '#471A16'],
} as const

export const HAIRS = {
  black: '#231A17',
  brown: '#3A2218',
  jet: '#17110F',
  chestnut: '#4A2A1B',
  grey: '#8B8A86',
  ash: '#A9A39A',
  white: '#C9C5BF',
} as const

/** background / arch behind */
export const TINTS = {
  sand: ['#F3E3C3', '#EBD3A2'],
  water: ['#D5E7E7', '#B9D8D9'],
  sage: ['#DDE6DA', '#C4D5BE'],
  linen: ['#EADFD2', '#DDCBB6'],
  rose: ['#F3DCD2', '#E9C3B3'],
  steel: ['#DCE3EA', '#C4D0DB'],
  honey: ['#FBE7BE', '#F6D48C'],
  olive: ['#E4E6D6', '#D0D4BA'],
} as const

export const CLOTHES = {
  petrol: '#0F5C63',
  pine: '#0A3A40',
  ink: '#10243E',
  slate: '#33475F',
  mango: '#FFB020',
  orange: '#F2762E',
  brick: '#C8553D',
  clay: '#8E3524',
  brown: '#7B4B33',
  cream: '#F4F1E8',
  sand: '#DCD5C4',
  blue: '#5D7A93',
  mist: '#6F9199',
  plum: '#8E5A7A',
} as const

/** crown / brim */
export const CAPS = {
  petrol: ['#0F5C63', '#0A3A40'],
  slate: ['#33475F', '#10243E'],
  brick: ['#C8553D', '#8E3524'],
} as const

/** shell / rib */
export const HELMETS = {
  mango: ['#FFB020', '#F09A00'],
  cream: ['#F4F1E8', '#DCD5C4'],
} as const

export type Skin = keyof typeof SKINS
export type Hair = keyof typeof HAIRS
export type Tint = keyof typeof TINTS
export type Cloth = keyof typeof CLOTHES
export type Cap = keyof typeof CAPS
export type Helmet = keyof typeof HELMETS
