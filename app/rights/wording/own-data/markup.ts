// mis-datos.html: rows of an export as HTML, whatever their kind.
import { isDate } from '#platform/domain/time.ts'
import { capitalised, dayText } from '#platform/wording/dates.ts'
import { numberText, profilePriceText } from '#platform/wording/price.ts'
import type { ExportedRow, ExportFile } from '#rights/domain/data-export.ts'
import { ACCOUNT_SECTIONS } from '#rights/wording/own-data/account.ts'
import { type Section, type ShownField, shownFields, valueText } from '#rights/wording/own-data/field.ts'
import { type Html, html } from '#rights/wording/own-data/html.ts'
import { VISIT_SECTIONS } from '#rights/wording/own-data/visits.ts'
import { WORK_SECTIONS } from '#rights/wording/own-data/work.ts'

/** Every kind of personal data that an export holds, under its Spanish names. One without them does not compile. */
export const SECTIONS: Readonly<Record<ExportFile, Section>> = {
  ...ACCOUNT_SECTIONS,
  ...VISIT_SECTIONS,
  ...WORK_SECTIONS,
}

/** The rows that belong to one visit, by their kind. */
export type VisitRows = ReadonlyMap<ExportFile, readonly ExportedRow[]>

/** The path of the file behind a row, beside the page; null where there is none. */
export type PathOf = (file: ExportFile, row: ExportedRow) => string | null

/** Whose photos stand with which row. */
const PHOTOS_OF: Partial<Record<ExportFile, { readonly file: ExportFile; readonly owner: string }>> = {
  mensajes: { file: 'fotos-de-mensajes', owner: 'messageId' },
  comprobantes: { file: 'fotos-de-comprobantes', owner: 'receiptId' },
  'mensajes-de-garantias': { file: 'fotos-de-garantias', owner: 'eventId' },
}
const SHOWN_WITH_OTHERS = Object.values(PHOTOS_OF).map(({ file }) => file)

const LONG = 60

const definition = ({ label, text }: ShownField): Html =>
  html`<div${text.length > LONG || text.includes('\n') ? html` class="long"` : null}><dt>${label}</dt><dd><bdi>${text}</bdi></dd></div>`

function definitions(file: ExportFile, row: ExportedRow, without: readonly string[] = []): Html | null {
  const fields = shownFields(SECTIONS[file], row, ['lines', ...without])
  return fields.length === 0 ? null : html`<dl>${fields.map(definition)}</dl>`
}

/** Of a quote or a receipt: 'Mano de obra', 1 × $ 110.000. */
function lineTable({ lines }: ExportedRow): Html | null {
  if (!Array.isArray(lines) || lines.length === 0) return null
  const rows = lines.map(({ concepto, cantidad, precio }: Readonly<Record<string, unknown>>) => {
    const [count, price] = [Number(cantidad), Number(precio)]
    return html`<tr><td><bdi>${valueText(concepto)}</bdi></td><td class="amount">${numberText(count)} × ${profilePriceText(price)}</td><td class="amount">${profilePriceText(count * price)}</td></tr>`
  })
  return html`<table><thead><tr><th>Concepto</th><th class="amount">Cantidad y precio</th><th class="amount">Son</th></tr></thead><tbody>${rows}</tbody></table>`
}

function photoLinks(file: ExportFile, rows: readonly ExportedRow[], pathOf: PathOf): Html | null {
  const paths = rows.map(row => pathOf(file, row)).filter(path => path !== null)
  return paths.length === 0 ? null : html`<p class="photos">${paths.map(photoLink)}</p>`
}

const photoLink = (path: string, at: number): Html =>
  /[.]webp$/.test(path)
    ? html`<a href="${path}"><img src="${path}" alt="Foto ${at + 1}" loading="lazy" width="112" height="112"></a>`
    : html`<a href="${path}">Abrir el archivo</a>`

/** One row: its fields, its lines and its file. */
export function rowMarkup(file: ExportFile, row: ExportedRow, pathOf: PathOf): Html {
  return html`${definitions(file, row)}${lineTable(row)}${photoLinks(file, [row], pathOf)}`
}

/** In the heading of a visit. */
const HEADING = ['date', 'start', 'end', 'status', 'clientName', 'technicianName']

type Side = 'client' | 'technician'

interface Speakers {
  readonly own: Side
  /** The name of the other side. */
  readonly other: string
}

/** A visit with everything that belongs to it. */
export function visitMarkup(rows: VisitRows, pathOf: PathOf): Html {
  const own: Side = rows.has('reservas-como-tecnico') ? 'technician' : 'client'
  const file = own === 'client' ? 'reservas-como-cliente' : 'reservas-como-tecnico'
  const [booking = {}] = rows.get(file) ?? []
  const { date, start, end, status, clientName, technicianName } = booking
  const speakers: Speakers = { own, other: valueText(own === 'client' ? technicianName : clientName) }
  const parts = [...rows].filter(([part]) => part !== file && !SHOWN_WITH_OTHERS.includes(part))
  const state = shownFields(
    { ...SECTIONS[file], fields: { status: SECTIONS[file].fields.status ?? 'Estado' } },
    { status },
  )
  return html`<article class="card">
<h3>${visitMoment(date, start, end)}</h3>
<p class="state"><bdi>${speakers.other}</bdi>${state.map(({ text }) => html` · ${text}`)}</p>
${definitions(file, booking, HEADING)}
${parts.map(([part, found]) => html`<h4>${SECTIONS[part].title}</h4>${partMarkup(part, found, { rows, speakers, pathOf })}`)}
</article>
`
}

/** 'Lunes 16 de noviembre de 2026, 10:00 a 11:00' */
function visitMoment(date: unknown, start: unknown, end: unknown): string {
  const day =
    typeof date === 'string' && isDate(date) ? `${capitalised(dayText(date))} de ${date.slice(0, 4)}` : ''
  return `${day}, ${valueText(start)} a ${valueText(end)}`
}

interface VisitContext {
  readonly rows: VisitRows
  readonly speakers: Speakers
  readonly pathOf: PathOf
}

function partMarkup(file: ExportFile, found: readonly ExportedRow[], context: VisitContext): Html {
  const photos = (row: ExportedRow) => photosOf(file, row, context)
  if (file === 'mensajes')
    return html`<ol class="chat">${found.map(row => message(row, context.speakers, photos(row)))}</ol>`
  if (found.some(row => 'photoId' in row)) return html`${photoLinks(file, found, context.pathOf)}`
  return html`${found.map(row => html`${rowMarkup(file, row, context.pathOf)}${photos(row)}`)}`
}

function photosOf(file: ExportFile, { id }: ExportedRow, { rows, pathOf }: VisitContext): Html | null {
  const owned = PHOTOS_OF[file]
  if (!owned) return null
  const found = (rows.get(owned.file) ?? []).filter(photo => photo[owned.owner] === id)
  return photoLinks(owned.file, found, pathOf)
}

function message({ author, text, at }: ExportedRow, { own, other }: Speakers, photos: Html | null): Html {
  const isOwn = author === own
  return html`<li${isOwn ? html` class="own"` : null}><small><bdi>${isOwn ? 'Tú' : other}</bdi> · ${valueText(at)}</small><p><bdi>${String(text ?? '')}</bdi></p>${photos}</li>`
}
