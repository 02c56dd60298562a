// Drawn documents as SVG, without any real data. 400 × 300 units.

export type DocumentDrawing = keyof typeof DRAWINGS

export function documentSvg(drawing: DocumentDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="#e9e2d6"/>${DRAWINGS[drawing]}</svg>`
}

const line = (x: number, y: number, width: number, color = '#b8c0c6', height = 9) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${color}"/>`

const card = (inside: string) =>
  `<rect x="40" y="50" width="320" height="200" rx="18" fill="#fdfcf9" stroke="#cfc6b6" stroke-width="3"/>${inside}`

const certificate = (inside: string) =>
  `<rect x="36" y="28" width="328" height="244" rx="8" fill="#fff" stroke="#cfc6b6" stroke-width="3"/><rect x="50" y="42" width="300" height="216" rx="4" fill="none" stroke="#b9a98c" stroke-width="2"/>${inside}`

const sheet = (inside: string) =>
  `<rect x="104" y="16" width="192" height="268" rx="6" fill="#fff" stroke="#cfc6b6" stroke-width="3"/>${inside}`

const seal = (x: number, y: number, color: string) =>
  `<path d="m${x - 14} ${y + 12}-8 40 22-12 22 12-8-40z" fill="#c63d34"/><circle cx="${x}" cy="${y}" r="26" fill="${color}"/><circle cx="${x}" cy="${y}" r="16" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>`

const DRAWINGS = {
  identity: card(
    `<path d="M40 92V68a18 18 0 0 1 18-18h284a18 18 0 0 1 18 18v24z" fill="#ffd24a"/><path d="M40 92h320v8H40z" fill="#2f5fb3"/><path d="M40 100h320v7H40z" fill="#c8372d"/>
    <rect x="64" y="122" width="86" height="106" rx="8" fill="#dbe6ea"/><circle cx="107" cy="162" r="21" fill="#8a5a3c"/><path d="M70 228c4-30 18-40 37-40s33 10 37 40z" fill="#10243e"/>
    ${line(174, 130, 150, '#10243e', 12)}${line(174, 156, 110)}${line(174, 178, 140)}${line(174, 200, 90)}${line(174, 220, 120, '#0f5c63')}`,
  ),
  'identity-back': card(
    `<rect x="64" y="76" width="90" height="112" rx="10" fill="#e3ded2"/><g fill="none" stroke="#9b9180" stroke-width="4"><path d="M84 168c0-50 8-66 25-66s25 16 25 66"/><path d="M96 172c0-42 3-54 13-54s13 12 13 54"/></g>
    ${line(178, 84, 150)}${line(178, 106, 120)}${line(178, 128, 140)}${line(178, 150, 100)}
    <g fill="#10243e">${Array.from({ length: 38 }, (_, at) => `<rect x="${64 + at * 7}" y="206" width="${at % 3 === 0 ? 4 : 2}" height="28"/>`).join('')}</g>`,
  ),
  background: sheet(
    `<path d="M200 40c14 8 26 9 34 9 0 36-10 56-34 68-24-12-34-32-34-68 8 0 20-1 34-9z" fill="#4f9aa0"/><path d="m186 78 10 10 20-22" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    ${line(140, 134, 120, '#10243e', 11)}${line(128, 160, 144)}${line(128, 180, 144)}${line(128, 200, 100)}${line(128, 228, 70, '#0f5c63')}${line(128, 250, 110)}`,
  ),
  'electrical-licence': card(
    `<rect x="40" y="50" width="320" height="52" rx="18" fill="#0f5c63"/><path d="m322 58-20 26h14l-8 20 24-28h-15z" fill="#ffb020"/>${line(64, 70, 150, '#fff', 12)}
    <rect x="64" y="120" width="80" height="100" rx="8" fill="#dbe6ea"/><circle cx="104" cy="158" r="20" fill="#b98a57"/><path d="M70 220c4-28 16-36 34-36s30 8 34 36z" fill="#3f5c7a"/>
    ${line(168, 128, 150, '#10243e', 12)}${line(168, 154, 120)}${line(168, 176, 140)}${line(168, 206, 100, '#0f5c63')}`,
  ),
  'gas-licence': certificate(
    `<path d="M200 62c20 22 30 36 30 54a30 30 0 0 1-60 0c0-18 10-32 30-54z" fill="#ffb020"/><path d="M200 94c10 11 15 18 15 26a15 15 0 0 1-30 0c0-8 5-15 15-26z" fill="#fff4d8"/>
    ${line(120, 166, 160, '#10243e', 12)}${line(90, 192, 220)}${line(90, 212, 180)}${seal(304, 218, '#2e9e6b')}`,
  ),
  training: certificate(
    `${line(110, 72, 180, '#10243e', 14)}${line(80, 106, 240)}${line(80, 128, 210)}${line(80, 150, 230)}${line(80, 200, 90, '#0f5c63')}${line(80, 220, 70)}${seal(302, 206, '#ffb020')}`,
  ),
  insurance: sheet(
    `<path d="M200 44a52 52 0 0 1 52 50H148a52 52 0 0 1 52-50z" fill="#2f5fb3"/><path d="M200 94v30a11 11 0 0 1-22 0" fill="none" stroke="#2f5fb3" stroke-width="7" stroke-linecap="round"/>
    ${line(140, 152, 120, '#10243e', 11)}${line(128, 178, 144)}${line(128, 198, 120)}${line(128, 228, 60, '#0f5c63')}${line(200, 228, 72)}${line(128, 250, 144)}`,
  ),
}

export const DOCUMENT_DRAWINGS = Object.keys(DRAWINGS) as DocumentDrawing[]
