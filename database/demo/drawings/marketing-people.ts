// The people on the marketing illustrations: façade windows, banner slides, testimonial, reviews.
// Technicians have the portrait of their demo profile; clients have no photo, so theirs are defined here.
import type { Frame, Portrait } from '#database/demo/drawings/portrait.ts'
import { demoTechnicians } from '#database/demo/technicians.ts'

export interface Person {
  readonly file: string
  readonly portrait: Portrait
  readonly frame: Frame
  readonly background?: string
}

/** Background of lit windows at night. */
const LAMPLIGHT = '#FFC95C'
const AMBER = '#FFB020'
const LILAC = '#EFE2E8'

const MARIA_EUGENIA: Portrait = {
  skin: 'fair',
  tint: 'rose',
  hair: 'white',
  brow: 'ash',
  front: 'bun',
  wears: ['blouse', 'plum', 'cream'],
  glasses: true,
  aged: true,
  eyes: 'smiling',
  mouth: 'closed',
}
const PAOLA: Portrait = {
  skin: 'brown',
  tint: 'olive',
  hair: 'jet',
  front: 'curly',
  wears: ['tee', 'brick', 'cream'],
  lashes: true,
  earrings: true,
}
const ALVARO: Portrait = {
  skin: 'bronze',
  tint: 'sage',
  hair: 'ash',
  front: 'bald',
  wears: ['polo', 'cream', 'sand'],
  moustache: true,
  aged: true,
  eyes: 'smiling',
}
const ANDRES_FELIPE: Portrait = {
  skin: 'wheat',
  tint: 'water',
  hair: 'black',
  front: 'short',
  wears: ['tee', 'cream', 'slate'],
}
const CAMILA: Portrait = {
  skin: 'wheat',
  tint: 'honey',
  hair: 'brown',
  front: 'parted',
  back: 'parted',
  wears: ['blouse', 'petrol', 'cream'],
  lashes: true,
}
const JOSE_LUIS: Portrait = {
  skin: 'bronze',
  tint: 'linen',
  hair: 'black',
  front: 'side',
  wears: ['polo', 'blue', 'slate'],
}
const GLORIA_INES: Portrait = {
  skin: 'wheat',
  tint: 'steel',
  hair: 'grey',
  front: 'parted',
  back: 'parted',
  wears: ['blouse', 'brick', 'cream'],
  aged: true,
}

const portraitOf = (nombre: string): Portrait => {
  const technician = demoTechnicians(new Date()).find(each => each.nombre === nombre)
  if (!technician) throw new Error(`No demo technician is called ${nombre}`)
  return technician.entry.portrait
}

const DIANA = portraitOf('Diana Milena Quiroga')
const MILTON = portraitOf('Milton Arrieta')
const WILSON = portraitOf('Wilson Bautista')

export const PEOPLE: readonly Person[] = [
  { file: 'luz-marina', portrait: portraitOf('Luz Marina Cárdenas'), frame: 'arch' },
  { file: 'carlos-andres', portrait: portraitOf('Carlos Andrés Rojas'), frame: 'arch' },
  { file: 'jhon-freddy', portrait: portraitOf('Jhon Freddy Mosquera'), frame: 'arch' },
  { file: 'sandra', portrait: portraitOf('Sandra Milena Caicedo'), frame: 'arch' },
  { file: 'diana', portrait: DIANA, frame: 'arch' },
  { file: 'yuliana', portrait: portraitOf('Yuliana Restrepo'), frame: 'arch' },
  { file: 'oscar-ivan', portrait: portraitOf('Óscar Iván Giraldo'), frame: 'arch' },
  { file: 'nelson', portrait: portraitOf('Nelson Vargas'), frame: 'arch' },
  { file: 'edgar', portrait: portraitOf('Édgar Peñaloza'), frame: 'arch' },
  { file: 'helmet-woman', portrait: DIANA, frame: 'arch' },
  { file: 'curly-man', portrait: MILTON, frame: 'arch' },
  { file: 'grandfather', portrait: WILSON, frame: 'arch' },
  { file: 'night-helmet-woman', portrait: DIANA, frame: 'arch', background: LAMPLIGHT },
  { file: 'night-curly-man', portrait: MILTON, frame: 'arch', background: LAMPLIGHT },
  { file: 'night-grandfather', portrait: WILSON, frame: 'arch', background: LAMPLIGHT },
  { file: 'neighbour-paola', portrait: PAOLA, frame: 'arch' },
  { file: 'neighbour-maria-eugenia', portrait: MARIA_EUGENIA, frame: 'arch', background: LILAC },
  { file: 'neighbour-alvaro', portrait: ALVARO, frame: 'arch' },
  { file: 'maria-eugenia', portrait: MARIA_EUGENIA, frame: 'arch', background: AMBER },
  { file: 'client-maria-eugenia', portrait: MARIA_EUGENIA, frame: 'circle', background: LILAC },
  { file: 'client-andres-felipe', portrait: ANDRES_FELIPE, frame: 'circle' },
  { file: 'client-paola', portrait: PAOLA, frame: 'circle' },
  { file: 'client-alvaro', portrait: ALVARO, frame: 'circle' },
  { file: 'client-camila', portrait: CAMILA, frame: 'circle' },
  { file: 'client-jose-luis', portrait: JOSE_LUIS, frame: 'circle' },
  { file: 'client-gloria-ines', portrait: GLORIA_INES, frame: 'circle' },
]
