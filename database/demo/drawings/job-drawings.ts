// Drawings of finished jobs as SVG, 400 × 300 units. The tint is the colour of the wall.

const TINTS = {
  mint: ['#DCECEA', '#C3DEDD'],
  sand: ['#F5E6C8', '#EED9AC'],
  rose: ['#EADFD3', '#DCCBB7'],
  sky: ['#DDE4EC', '#C9D4E0'],
} as const

const PETROL = '#0F5C63'
const DARK = '#0B454B'
const TEAL = '#4A9AA0'
const INK = '#33455E'
const STEEL = '#5F7A96'
const AMBER = '#FFB020'
const BRICK = '#C9553D'
const WOOD = '#B97B4E'
const PAPER = '#F5F1E8'

type Tint = readonly [light: string, dark: string]

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const wall = ([light]: Tint) => box(0, 0, 400, 300, light)
const room = ([light, dark]: Tint) => box(0, 0, 400, 300, light) + box(0, 232, 400, 68, dark)
const tiles = ([light, dark]: Tint) =>
  box(0, 0, 400, 300, dark) +
  line('M0 70H400M0 140H400M0 210H400M100 0V70M300 0V70M50 70V140M200 70V140M350 70V140', light, 5)

const DRAWINGS = {
  sink: (tint: Tint) =>
    tiles(tint) +
    box(0, 154, 400, 18, PAPER) +
    box(0, 172, 400, 128, PETROL) +
    box(326, 202, 50, 98, DARK, 6) +
    dot(336, 248, 5, AMBER) +
    box(74, 156, 198, 60, '#DDE4EE', 20) +
    line('M173 150V88a26 26 0 0 1 52 0v20', STEEL, 14) +
    dot(173, 150, 14, INK) +
    line('M224 118V142', '#8CC0BB', 6) +
    line('M173 222v18a28 24 0 0 0 56 0v-4h36v64', PAPER, 12) +
    box(310, 110, 22, 44, AMBER, 5) +
    box(340, 98, 26, 56, BRICK, 5),
  shower: (tint: Tint) =>
    box(0, 0, 400, 300, tint[0]) +
    box(0, 0, 98, 98, tint[1]) +
    box(98, 98, 110, 108, tint[1]) +
    box(208, 0, 92, 98, tint[1]) +
    box(0, 206, 98, 94, tint[1]) +
    box(208, 206, 92, 94, tint[1]) +
    box(288, 0, 12, 300, PETROL) +
    box(300, 0, 100, 300, '#DDEAE4') +
    line('M334 66 374 24M334 116 390 56', '#fff', 5) +
    line('M118 300V70a38 30 0 0 1 76 0', STEEL, 13) +
    `<path d="M156 88h76l14 26H142z" fill="${INK}"/>` +
    line('M158 132 148 168M184 132 180 196M208 132 212 196M232 132 242 168', TEAL, 6) +
    dot(118, 200, 19, PETROL) +
    line('M122 200H150', DARK, 11),
  heater: (tint: Tint) =>
    room(tint) +
    box(174, 0, 52, 40, '#8D9DB3') +
    box(142, 34, 118, 166, '#fff', 18) +
    `<path d="M142 70V52a18 18 0 0 1 18-18h82a18 18 0 0 1 18 18v18z" fill="#DDE4EE"/>` +
    `<path d="M201 108c22 28 24 34 24 44a24 24 0 0 1-48 0c0-10 4-18 24-44z" fill="${AMBER}"/>` +
    `<path d="M201 134c10 14 11 18 11 22a11 11 0 0 1-22 0c0-5 3-10 11-22z" fill="${BRICK}"/>` +
    dot(161, 184, 7, PETROL) +
    dot(241, 184, 7, PETROL) +
    line('M164 204V300M200 204V300', WOOD, 12) +
    line('M238 204V242H400', '#FFC85C', 11) +
    box(282, 230, 26, 26, '#96402B', 5) +
    line('M58 188v-14h34v14', '#96402B', 9) +
    box(38, 186, 74, 56, BRICK, 6),
  roof: (tint: Tint) =>
    wall(tint) +
    box(34, 82, 56, 60, '#EFC3B1') +
    `<path d="M24 82 38 64h54l10 18z" fill="${BRICK}"/>` +
    box(250, 60, 82, 82, '#EFC3B1') +
    box(272, 84, 34, 58, PETROL) +
    `<path d="M240 60 258 36h72l14 24z" fill="${BRICK}"/>` +
    box(0, 140, 400, 20, PAPER) +
    box(0, 160, 400, 140, INK) +
    line('M0 206H400M0 252H400', '#475A75', 4) +
    box(68, 182, 206, 90, TEAL) +
    line('M68 212H274M68 242H274', '#7FB8B9', 5) +
    line('M296 222 340 194', AMBER, 22) +
    line('M338 186 372 130', '#7A4A2F', 10),
  fuses: (tint: Tint) =>
    wall(tint) +
    box(96, 34, 208, 232, '#fff', 12) +
    box(112, 50, 176, 200, '#E4EAF1', 8) +
    [0, 1, 2, 3]
      .map(
        at =>
          box(126 + at * 40, 72, 30, 62, INK, 5) + box(134 + at * 40, 84, 14, 20, at === 2 ? AMBER : TEAL, 3),
      )
      .join('') +
    [0, 1, 2, 3]
      .map(at => box(126 + at * 40, 164, 30, 62, INK, 5) + box(134 + at * 40, 176, 14, 20, TEAL, 3))
      .join('') +
    line('M200 266V300M176 266V300', BRICK, 8) +
    line('M224 266V300', PETROL, 8) +
    `<path d="M352 92 330 140h18l-10 44 34-58h-20l14-34z" fill="${AMBER}"/>`,
  lamps: (tint: Tint) =>
    room(tint) +
    [90, 200, 310]
      .map(
        x =>
          line(`M${x} 0V${x === 200 ? 74 : 48}`, INK, 5) +
          `<path d="M${x - 34} ${x === 200 ? 116 : 90}a34 42 0 0 1 68 0z" fill="${PETROL}"/>` +
          `<path d="M${x - 30} ${x === 200 ? 118 : 92}h60l34 114h-128z" fill="${AMBER}" opacity=".28"/>` +
          dot(x, x === 200 ? 120 : 94, 12, '#FFD98A'),
      )
      .join('') +
    box(60, 222, 280, 18, WOOD, 6) +
    box(92, 240, 14, 60, '#8B5836') +
    box(294, 240, 14, 60, '#8B5836'),
  washer: (tint: Tint) =>
    room(tint) +
    box(112, 44, 176, 212, '#fff', 14) +
    box(112, 44, 176, 44, '#DDE4EE', 14) +
    box(128, 58, 54, 16, INK, 4) +
    dot(262, 66, 11, AMBER) +
    dot(200, 168, 62, '#C4CFDC') +
    dot(200, 168, 47, INK) +
    `<path d="M155 176c14 9 30-8 45 0s31 9 45 0a45 45 0 0 1-90 0z" fill="${TEAL}"/>` +
    box(312, 182, 44, 74, BRICK, 6) +
    box(322, 166, 24, 18, '#96402B', 4),
  fridge: (tint: Tint) =>
    room(tint) +
    box(134, 22, 138, 236, '#E9EEF4', 14) +
    line('M134 108H272', '#B6C2D1', 5) +
    line('M152 62V92M152 124V172', INK, 8) +
    box(196, 50, 54, 26, PETROL, 5) +
    line('M206 63H240', '#8FE0D0', 5) +
    box(148, 258, 18, 10, INK) +
    box(240, 258, 18, 10, INK) +
    line('M330 76v60M304 91l52 30M356 91l-52 30', TEAL, 8),
  aircon: (tint: Tint) =>
    room(tint) +
    box(60, 46, 280, 84, '#fff', 16) +
    box(60, 104, 280, 26, '#DDE4EE', 12) +
    line('M92 118H308', INK, 6) +
    dot(312, 70, 7, '#3DAE6F') +
    line('M110 152c0 22 20 22 20 46M200 152c0 22 20 22 20 46M290 152c0 22 20 22 20 46', TEAL, 8) +
    line('M340 76H376V300', '#F0EDE6', 12),
  paint: (tint: Tint) =>
    room(tint) +
    box(0, 0, 244, 232, TEAL) +
    box(0, 0, 244, 20, '#3C8389') +
    line('M236 64H300V124', STEEL, 9) +
    box(186, 40, 58, 46, AMBER, 10) +
    box(288, 120, 24, 66, '#7A4A2F', 8) +
    box(306, 202, 70, 62, PAPER, 6) +
    box(306, 202, 70, 20, TEAL, 6) +
    line('M310 204a31 26 0 0 1 62 0', INK, 5),
  cabinet: (tint: Tint) =>
    room(tint) +
    box(70, 30, 260, 210, WOOD, 8) +
    box(82, 42, 114, 186, '#CB9164', 5) +
    box(204, 42, 114, 186, '#CB9164', 5) +
    line('M100 70v130M178 70v130M222 70v130M300 70v130', '#B97B4E', 4) +
    line('M186 120V156M214 120V156', INK, 8) +
    box(84, 240, 18, 20, '#8B5836') +
    box(298, 240, 18, 20, '#8B5836'),
  sofa: (tint: Tint) =>
    room(tint) +
    box(84, 92, 232, 96, PETROL, 22) +
    box(60, 132, 52, 104, DARK, 20) +
    box(288, 132, 52, 104, DARK, 20) +
    box(104, 168, 96, 60, TEAL, 12) +
    box(200, 168, 96, 60, TEAL, 12) +
    box(236, 116, 56, 50, AMBER, 10) +
    box(84, 236, 14, 22, WOOD) +
    box(302, 236, 14, 22, WOOD),
  floor: ([light, dark]: Tint) =>
    box(0, 0, 400, 110, light) +
    box(0, 110, 400, 14, '#fff') +
    box(0, 124, 400, 176, '#E9D8BE') +
    line('M0 168H400M0 226H400', dark, 5) +
    line('M130 124 92 300M270 124 308 300M200 124V300M60 124-30 300M340 124 430 300', dark, 5) +
    `<path d="M130 124h70v44h-80z" fill="${TEAL}"/><path d="M200 168h80l14 58h-94z" fill="${TEAL}"/>` +
    line('M300 262H356', STEEL, 18) +
    line('M330 254V214', WOOD, 12),
  lock: (tint: Tint) =>
    wall(tint) +
    box(90, 20, 220, 280, PETROL, 6) +
    box(112, 44, 176, 96, DARK, 5) +
    box(112, 166, 176, 134, DARK, 5) +
    box(236, 120, 46, 108, '#DDE4EE', 10) +
    dot(259, 196, 12, INK) +
    line('M259 146H204', STEEL, 14) +
    dot(259, 146, 14, STEEL) +
    line('M340 190V236', AMBER, 9) +
    dot(340, 176, 18, AMBER) +
    dot(340, 176, 8, tint[0]) +
    line('M340 236H356M340 220H352', AMBER, 8),
  camera: (tint: Tint) =>
    wall(tint) +
    box(0, 0, 400, 46, BRICK) +
    line('M0 46H400', '#96402B', 8) +
    box(84, 84, 18, 74, INK) +
    line('M100 120H150', INK, 14) +
    `<path d="M140 88l150 34-14 62-150-34z" fill="#fff"/>` +
    `<path d="M290 122l22 5-14 62-22-5z" fill="${INK}"/>` +
    dot(298, 154, 16, TEAL) +
    line('M330 170l44 30M336 148l52 8M320 194l30 44', AMBER, 6),
  solar: (tint: Tint) =>
    wall(tint) +
    dot(334, 60, 34, AMBER) +
    `<path d="M0 210 130 120h270v180H0z" fill="${BRICK}"/>` +
    `<path d="M110 250 184 150h180l-40 100z" fill="${INK}"/>` +
    line('M160 250 222 150M214 250 266 150M268 250 312 150M134 216H338M158 184H350', '#7FA6C9', 4),
  window: (tint: Tint) =>
    room(tint) +
    box(84, 30, 232, 180, '#fff', 4) +
    box(98, 44, 96, 152, '#BFE0E4') +
    box(206, 44, 96, 152, '#D6ECEE') +
    line('M118 120 160 66M118 160 178 84M226 150 270 92', '#fff', 6) +
    box(188, 108, 8, 30, INK) +
    box(70, 210, 260, 16, PAPER) +
    box(136, 170, 40, 40, BRICK, 4) +
    line('M156 170V138M156 152l-18-16M156 150l18-18', '#3DAE6F', 8),
  garden: (tint: Tint) =>
    wall(tint) +
    box(0, 190, 400, 110, '#7DB878') +
    box(0, 176, 400, 16, '#5E9C62') +
    [50, 140, 230, 320].map(x => box(x, 92, 30, 92, PAPER, 4)).join('') +
    box(20, 118, 360, 14, PAPER) +
    dot(96, 214, 30, '#3F7F4C') +
    dot(310, 220, 36, '#3F7F4C') +
    dot(88, 204, 6, BRICK) +
    dot(106, 218, 6, AMBER) +
    dot(300, 208, 6, '#fff') +
    dot(322, 226, 6, BRICK) +
    line('M180 276V214', WOOD, 9) +
    line('M160 272H202', STEEL, 12),
} as const satisfies Record<string, (tint: Tint) => string>

export const JOB_DRAWINGS = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[]
export const JOB_TINTS = Object.keys(TINTS) as (keyof typeof TINTS)[]

export type JobDrawing = (typeof JOB_DRAWINGS)[number]
export type JobTint = (typeof JOB_TINTS)[number]

export function jobSvg(drawing: JobDrawing, tint: JobTint): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">${DRAWINGS[drawing](TINTS[tint])}</svg>`
}
