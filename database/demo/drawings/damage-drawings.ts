// Drawings of damage as SVG, for the photos of the problem. Square, 400 units.

export type DamageDrawing = 'pipe' | 'valve' | 'damp-wall' | 'socket' | 'washing-machine' | 'door'

export function damageSvg(drawing: DamageDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${SHADES}${DRAWINGS[drawing]}<rect width="400" height="400" fill="url(#vignette)"/></svg>`
}

const gradient = (id: string, from: string, to: string, direction = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** A little darker at the edges, as taken with a flash. */
const SHADES = `<defs>
  <radialGradient id="vignette" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></radialGradient>
  ${gradient('cabinet', '#9a8b7c', '#5d5148')}${gradient('floor', '#4a3c32', '#2f2620')}
  ${gradient('plastic', '#ffffff', '#c5c8c9', 'x2="1" y2="0"')}${gradient('brass', '#e2bd6b', '#9c7a2e')}
  ${gradient('tiles', '#e3e8ea', '#b9c1c5')}${gradient('wall', '#efe6d6', '#d8cab1')}
  ${gradient('steel', '#f4f6f7', '#cdd4d8')}${gradient('wood', '#b98a57', '#8d6238', 'x2="1" y2="0"')}
  <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter></defs>`

const DROP = 'c-8 12-13 18-13 26a13 13 0 0 0 26 0c0-8-5-14-13-26z'

const GROUT = 'M133 0v400M266 0v400M0 120h400M0 250h400M0 380h400'

const DRAWINGS: Record<DamageDrawing, string> = {
  pipe: `<rect width="400" height="400" fill="url(#cabinet)"/><rect width="400" height="58" fill="#a9b4ba"/>
    <path d="M0 58h400" stroke="#7f8b92" stroke-width="5"/><rect y="312" width="400" height="88" fill="url(#floor)"/>
    <ellipse cx="214" cy="346" rx="126" ry="25" fill="#7d949a" opacity=".8"/><ellipse cx="196" cy="341" rx="66" ry="9" fill="#c6d6da" opacity=".7"/>
    <g fill="none" stroke-linecap="butt"><path d="M182 58v150a45 45 0 0 0 90 0c0-38 12-50 48-50h90" stroke="#8e9496" stroke-width="48"/>
    <path d="M182 58v150a45 45 0 0 0 90 0c0-38 12-50 48-50h90" stroke="#e6e9ea" stroke-width="40"/>
    <path d="M172 58v150a55 55 0 0 0 20 42" stroke="#fff" stroke-width="9" opacity=".85"/></g>
    <rect x="151" y="150" width="62" height="26" rx="5" fill="url(#plastic)" stroke="#9aa0a2" stroke-width="3"/>
    <rect x="245" y="176" width="62" height="24" rx="5" fill="url(#plastic)" stroke="#9aa0a2" stroke-width="3"/>
    <path d="M226 268${DROP}" fill="#7fb2bf"/><path d="M226 310v26" stroke="#a5c8d1" stroke-width="5"/>`,
  valve: `<rect width="400" height="400" fill="url(#tiles)"/><path d="${GROUT}" stroke="#9aa5ab" stroke-width="4"/>
    <rect y="192" width="400" height="52" fill="url(#brass)"/><path d="M0 202h400" stroke="#f2d897" stroke-width="6"/>
    <rect x="142" y="168" width="116" height="100" rx="16" fill="url(#brass)" stroke="#86681f" stroke-width="4"/>
    <path d="M158 168v100M242 168v100" stroke="#86681f" stroke-width="3"/><rect x="186" y="104" width="28" height="66" fill="url(#brass)"/>
    <rect x="112" y="78" width="176" height="34" rx="15" fill="#c63d34"/><path d="M128 88h144" stroke="#e67a70" stroke-width="7" stroke-linecap="round"/>
    <path d="M200 276${DROP}" fill="#7fb2bf"/><path d="M206 340c-5 8-8 12-8 17a8 8 0 0 0 16 0c0-5-3-9-8-17z" fill="#7fb2bf"/>`,
  'damp-wall': `<rect width="400" height="400" fill="url(#wall)"/><rect y="300" width="400" height="100" fill="#cdbb9f"/><path d="M0 300h400M130 300v100M270 300v100" stroke="#b5a283" stroke-width="4"/>
    <ellipse cx="242" cy="236" rx="142" ry="96" fill="#8f7d55" opacity=".55" filter="url(#soft)"/><ellipse cx="252" cy="246" rx="98" ry="62" fill="#6f6140" opacity=".55" filter="url(#soft)"/>
    <path d="M118 214c16-30 32-16 48-32s34-34 56-22 30-8 48 6 20 30 40 32" fill="none" stroke="#a8946b" stroke-width="5"/>
    <g fill="#5b5136" opacity=".6"><circle cx="230" cy="250" r="5"/><circle cx="256" cy="262" r="4"/><circle cx="276" cy="238" r="6"/><circle cx="214" cy="272" r="3"/><circle cx="292" cy="268" r="4"/></g>
    <rect x="42" y="46" width="84" height="108" rx="9" fill="#f8f5ef" stroke="#cfc3ae" stroke-width="4"/><circle cx="70" cy="100" r="8" fill="#5c5346"/><circle cx="98" cy="100" r="8" fill="#5c5346"/>`,
  socket: `<rect width="400" height="400" fill="url(#wall)"/><ellipse cx="212" cy="170" rx="120" ry="110" fill="#3c332b" opacity=".45" filter="url(#soft)"/>
    <rect x="104" y="88" width="192" height="232" rx="18" fill="#f6f3ec" stroke="#c9bda8" stroke-width="5"/><path d="M104 240 132 226l20 30 26-22 30 26" fill="none" stroke="#6b6056" stroke-width="5"/>
    <path d="M236 88 296 88 296 178 262 160 250 126z" fill="#4a4038" opacity=".75"/><rect x="134" y="118" width="132" height="142" rx="12" fill="#e9e3d6" stroke="#bfb39d" stroke-width="4"/>
    <g fill="#3f372f"><rect x="164" y="150" width="14" height="44" rx="4"/><rect x="222" y="150" width="14" height="44" rx="4"/><path d="M186 226a14 14 0 0 1 28 0v12h-28z"/></g>
    <path d="M214 138c20 6 40 24 42 54l-24 8c-2-22-10-38-30-46z" fill="#2b241e" opacity=".8"/><path d="M150 320c-6 30-30 34-26 80" fill="none" stroke="#2f2b28" stroke-width="11"/>`,
  'washing-machine': `<rect width="400" height="400" fill="url(#tiles)"/><path d="${GROUT}" stroke="#9aa5ab" stroke-width="4"/><rect y="338" width="400" height="62" fill="#8b8378"/>
    <ellipse cx="206" cy="364" rx="176" ry="28" fill="#7d949a" opacity=".85"/><ellipse cx="160" cy="358" rx="80" ry="8" fill="#cfdee2" opacity=".8"/>
    <rect x="74" y="42" width="252" height="306" rx="16" fill="url(#steel)" stroke="#9ea8ad" stroke-width="5"/><path d="M74 108h252" stroke="#b4bdc2" stroke-width="4"/>
    <rect x="94" y="62" width="92" height="28" rx="5" fill="#d9dfe2"/><circle cx="288" cy="76" r="18" fill="#b7c0c5"/><path d="M288 62v14" stroke="#5f6a70" stroke-width="5"/><circle cx="236" cy="76" r="7" fill="#c63d34"/>
    <circle cx="200" cy="218" r="86" fill="#aeb8bd"/><circle cx="200" cy="218" r="68" fill="#33424a"/><path d="M136 230c20 12 42-12 64 0s44 12 64 0a66 66 0 0 1-128 0z" fill="#6f9aa6"/><path d="M158 176a66 66 0 0 1 50-24" fill="none" stroke="#93a3aa" stroke-width="8" stroke-linecap="round"/>
    <path d="M196 300c-3 18 6 28 0 50" fill="none" stroke="#9cc3cd" stroke-width="9" stroke-linecap="round"/>`,
  door: `<rect width="400" height="400" fill="url(#wall)"/><rect y="346" width="400" height="54" fill="#8a6a4a"/><path d="M0 346h400M0 372h400" stroke="#6d5138" stroke-width="3"/>
    <rect x="70" y="20" width="258" height="330" fill="#3a2f26"/><path d="M70 350V20h258v330" fill="none" stroke="#7a5734" stroke-width="16"/>
    <g transform="rotate(2.6 84 350)"><rect x="84" y="34" width="226" height="318" fill="url(#wood)" stroke="#6c4a29" stroke-width="4"/>
    <g fill="none" stroke="#74502d" stroke-width="5"><rect x="112" y="62" width="170" height="104" rx="4"/><rect x="112" y="192" width="170" height="130" rx="4"/></g>
    <circle cx="284" cy="180" r="13" fill="url(#brass)" stroke="#86681f" stroke-width="3"/><rect x="278" y="200" width="12" height="22" rx="4" fill="#5a4327"/></g>
    <path d="M226 356c30-4 62-2 92 4" fill="none" stroke="#d8c3a3" stroke-width="7" stroke-linecap="round"/><path d="M86 60v34M86 260v34" stroke="#9aa0a2" stroke-width="9"/>`,
}

export const DAMAGE_DRAWINGS = Object.keys(DRAWINGS) as DamageDrawing[]
