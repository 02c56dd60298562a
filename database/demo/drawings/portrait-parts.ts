// The SVG fragments of a portrait, on a canvas of 320 × 320.

const HEAD = 'M106 126c0-44 22-68 54-68s54 24 54 68c0 48-24 82-54 82s-54-34-54-82z'
const NECKLINE = 'M122 235c6 34 70 34 76 0l-12-3c-4 24-48 24-52 0z'

const filled = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" fill="none"${more}/>`

export const archBehind = (tint: string) => filled('M40 330V160a120 120 0 0 1 240 0v170z', tint)

export const BACK_HAIR = {
  long: (hair: string) =>
    filled('M98 130c-4-50 20-80 62-80s66 30 62 80c4 50 12 92 6 112H92c-6-20 2-62 6-112z', hair),
  parted: (hair: string) =>
    filled('M100 130c-2-50 20-80 60-80s62 30 60 80c2 36 6 60-2 76-14 8-102 8-116 0-8-16-4-40-2-76z', hair),
  pony: (hair: string) => filled('M196 92c40 6 46 60 36 116-8 6-20 0-22-10 6-40 2-70-14-106z', hair),
} as const

export const shouldersAndNeck = (cloth: string, skin: string, deep: string) =>
  filled('M26 330C26 268 74 246 126 234h68c52 12 100 34 100 96z', cloth) +
  filled('M134 186h52v44c0 16-12 30-26 30s-26-14-26-30z', skin) +
  `<path d="M134 196c14 18 38 20 52 4v18c-16 12-38 8-52-8z" fill="${deep}" opacity=".55"/>`

export const CLOTHING = {
  polo: (second: string) =>
    filled('M126 230l-14 10 34 42 14-20-26-34zM194 230l14 10-34 42-14-20 26-34z', second) +
    '<path d="M160 262v58" stroke="rgba(7,20,36,.18)" stroke-width="4"/>' +
    '<circle cx="160" cy="288" r="3.5" fill="#fff" opacity=".8"/>',
  tee: (second: string) => filled(NECKLINE, second),
  overall: (second: string) =>
    filled(NECKLINE, 'rgba(0,0,0,.14)') +
    filled('M84 246l22-8 14 56h80l14-56 22 8-6 84H90z', second) +
    '<rect x="136" y="300" width="48" height="40" rx="5" fill="rgba(7,20,36,.16)"/>' +
    '<g fill="#FFD98A"><circle cx="115" cy="292" r="6"/><circle cx="205" cy="292" r="6"/></g>',
  vest: (second: string) =>
    filled(NECKLINE, 'rgba(0,0,0,.16)') +
    filled(
      'M92 243l28-9c4 40 14 72 34 96H78c0-34 4-62 14-87zM228 243l-28-9c-4 40-14 72-34 96h76c0-34-4-62-14-87z',
      second,
    ) +
    filled('M84 284l52 8 8 20-62-10zM236 284l-52 8-8 20 62-10z', '#F4F1E8'),
  shirt: (second: string) =>
    filled('M126 230l-12 8 32 44 14-20zM194 230l12 8-32 44-14-20z', 'rgba(255,255,255,.22)') +
    '<path d="M160 262v60" stroke="rgba(7,20,36,.18)" stroke-width="4"/>' +
    '<rect x="200" y="276" width="48" height="38" rx="4" fill="rgba(7,20,36,.18)"/>' +
    `<rect x="216" y="264" width="6" height="28" rx="2" fill="${second}"/>` +
    '<rect x="228" y="262" width="6" height="28" rx="2" fill="#F4F1E8"/>',
  blouse: (second: string) =>
    filled('M126 233c4 30 16 52 34 62 18-10 30-32 34-62l-8-2c-6 20-14 36-26 44-12-8-20-24-26-44z', second),
} as const

export const BEARDS = {
  full: (hair: string) =>
    filled('M100 138c6 12 10 16 14 22 12-8 30-8 46-8s34 0 46 8c4-6 8-10 14-22v80H100z', hair),
  stubble: (hair: string) =>
    `<path d="M100 146c6 10 10 14 14 18 12-8 30-10 46-10s34 2 46 10c4-4 8-8 14-18v72H100z" fill="${hair}" opacity=".28"/>`,
  goatee: (hair: string) => filled('M134 176c6-14 46-14 52 0 2 20-10 36-26 36s-28-16-26-36z', hair),
} as const

/** Ears, head and its shaded side; the beard is clipped to the head like the shade. */
export const head = (skin: string, shade: string, clipId: string, beard: string) =>
  `<g fill="${shade}"><circle cx="104" cy="142" r="14"/><circle cx="216" cy="142" r="14"/></g>` +
  filled(HEAD, skin) +
  `<clipPath id="${clipId}"><path d="${HEAD}"/></clipPath><g clip-path="url(#${clipId})">` +
  `<path d="M176 50c30 30 30 110-6 164h60V50z" fill="${shade}" opacity=".55"/>${beard}</g>`

export const cheeks = (lip: string) =>
  `<g fill="${lip}" opacity=".16"><circle cx="126" cy="164" r="11"/><circle cx="194" cy="164" r="11"/></g>`

export const brows = (brow: string) => line('M124 120c6-6 16-6 22-2M174 118c6-4 16-4 22 2', brow, 6)

export const EYES = {
  smiling: line('M128 139c4-6 12-6 16 0M176 139c4-6 12-6 16 0', '#1B1512', 5),
  open:
    '<g fill="#1B1512"><ellipse cx="136" cy="138" rx="5" ry="6"/><ellipse cx="184" cy="138" rx="5" ry="6"/></g>' +
    '<g fill="#fff"><circle cx="138" cy="136" r="1.6"/><circle cx="186" cy="136" r="1.6"/></g>',
} as const

export const LASHES =
  '<path d="M129 134l-6-4M191 134l6-4" stroke="#1B1512" stroke-width="3.5" stroke-linecap="round"/>'

export const nose = (deep: string) => line('M161 136c2 10 6 16 4 22-3 4-9 4-12 1', deep, 4.5)

export const MOUTHS = {
  closed: (lip: string) => line('M142 178c10 9 26 9 36 0', lip, 5),
  open: () =>
    filled('M139 174h42c0 14-9 22-21 22s-21-8-21-22z', '#6B1F1C') +
    filled('M143 174h34c0 5-1 8-1 8h-32s-1-3-1-8z', '#fff'),
} as const

export const moustache = (hair: string) =>
  filled('M132 172c6-12 18-12 28-8 10-4 22-4 28 8-8 4-20 2-28-2-8 4-20 6-28 2z', hair)

export const GLASSES =
  '<g stroke="#1B2433" stroke-width="4.5" fill="rgba(255,255,255,.18)">' +
  '<rect x="117" y="124" width="38" height="30" rx="12"/><rect x="165" y="124" width="38" height="30" rx="12"/>' +
  '<path d="M155 136h10M117 134l-12-4M203 134l12-4" fill="none"/></g>'

export const ageLines = (deep: string) =>
  line('M118 150l-5 4M202 150l5 4M146 96c8-3 20-3 28 0', deep, 3, ' opacity=".6"')

export const EARRINGS =
  '<g fill="#FFB020"><circle cx="102" cy="160" r="5"/><circle cx="218" cy="160" r="5"/></g>'

export const FRONT_HAIR = {
  short: (hair: string) =>
    filled('M104 132c-6-52 18-80 58-80s62 26 54 80c-4-4-7-12-8-26-14 4-60 6-84-8-8 8-14 20-20 34z', hair),
  side: (hair: string) =>
    filled(
      'M103 136c-8-58 20-88 62-86 38 2 60 30 51 86-5-6-8-18-9-34-26-2-52-12-66-26-6 22-22 34-38 60z',
      hair,
    ),
  crew: (hair: string) =>
    filled('M105 124c-4-46 20-68 55-68s59 22 55 68c-5-10-7-18-9-30-20-10-72-10-92 0-2 12-4 20-9 30z', hair),
  // The ellipse closes the gap between the curls.
  curly: (hair: string) =>
    `<g fill="${hair}"><circle cx="112" cy="100" r="20"/><circle cx="124" cy="76" r="22"/>` +
    '<circle cx="148" cy="62" r="22"/><circle cx="174" cy="62" r="22"/><circle cx="198" cy="78" r="22"/>' +
    '<circle cx="208" cy="102" r="20"/><ellipse cx="161" cy="80" rx="26" ry="11"/>' +
    '<path d="M108 84h104l2 34c-22-16-86-16-108 0z"/>' +
    '<circle cx="106" cy="122" r="11"/><circle cx="214" cy="122" r="11"/></g>',
  bald: (hair: string) =>
    filled('M103 142c-4-16-4-30 2-40 2 8 4 12 5 22zM217 142c4-16 4-30-2-40-2 8-4 12-5 22z', hair),
  long: (hair: string) =>
    filled(
      'M106 140c-6-56 18-86 54-86s60 30 54 86c-6-14-10-26-14-44-22 2-46-4-60-18-8 24-22 40-34 62z',
      hair,
    ),
  bun: (hair: string) =>
    `<circle cx="160" cy="44" r="24" fill="${hair}"/>` +
    filled(
      'M106 136c-6-54 18-82 54-82s60 28 54 82c-5-20-16-42-34-52-16 8-42 14-56 18-8 8-14 18-18 34z',
      hair,
    ),
  parted: (hair: string) =>
    filled('M104 146c-8-60 16-92 56-92s64 32 56 92c-6-26-22-52-52-66-24 12-48 30-60 66z', hair),
} as const

export const cap = ([crown, brim]: readonly [string, string]) =>
  filled('M102 112c-4-44 22-68 58-68s62 24 58 68c-36-12-80-12-116 0z', crown) +
  filled('M100 114c30-16 90-16 120 0 12 2 22 8 26 16-22-8-60-14-86-14s-50 2-62 8c-4-2-2-8 2-10z', brim) +
  '<circle cx="160" cy="76" r="14" fill="#FFB020"/>' +
  '<path d="M154 70l6 7 6-7M160 77v8" stroke="#10243E" stroke-width="3.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>'

export const helmet = ([shell, rib]: readonly [string, string]) =>
  filled('M100 108c0-42 24-66 60-66s60 24 60 66z', shell) +
  `<g fill="${rib}"><path d="M150 40h20c4 14 6 40 6 66h-32c0-26 2-52 6-66z"/>` +
  '<rect x="90" y="102" width="140" height="15" rx="7.5"/></g>'

export const BAND =
  filled('M104 108c16-22 96-24 112 0l-2 16c-22-18-86-18-108 0z', '#C8553D') +
  '<g fill="#fff" opacity=".8"><circle cx="126" cy="104" r="3"/><circle cx="148" cy="99" r="3"/>' +
  '<circle cx="172" cy="99" r="3"/><circle cx="194" cy="104" r="3"/></g>'
