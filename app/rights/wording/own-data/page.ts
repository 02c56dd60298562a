// mis-datos.html: its head, its contents and its foot. It loads nothing but the photos beside it and runs nothing.
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { fullDateText } from '#platform/wording/dates.ts'
import { numberText } from '#platform/wording/price.ts'
import type { ExportFile } from '#rights/domain/data-export.ts'
import { EXPORT_TEXTS } from '#rights/wording/export-readme.ts'
import { Html, html } from '#rights/wording/own-data/html.ts'
import { SECTIONS } from '#rights/wording/own-data/markup.ts'
import { PAGE_STYLE } from '#rights/wording/own-data/page-style.ts'

/** No script, and no request to anybody: also where somebody else's words should hold one. */
const POLICY =
  "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

export const VISITS_ID = 'visitas'

export interface ContentsEntry {
  readonly id: string
  readonly title: string
  readonly count: number
}

export function pageHead(
  { name, madeAt }: { name: string; madeAt: Date },
  contents: readonly ContentsEntry[],
): Html {
  return html`<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Mis datos en ${BRAND.name}</title>
<style>${new Html(PAGE_STYLE)}</style>
</head>
<body>
<header><div>
<span class="brand">${BRAND.name}</span>
<h1>Mis datos</h1>
<p>Todo lo que guardamos de <bdi>${name}</bdi> hasta el ${fullDateText(bogotaDate(madeAt))} a las ${bogotaTime(madeAt)} (Ley 1581 de 2012). Las horas son de Bogotá. Los archivos .json que están al lado dicen lo mismo para un programa.</p>
</div></header>
<main>
<nav aria-label="Contenido"><ul>${contents.map(contentsLink)}</ul></nav>
`
}

const contentsLink = ({ id, title, count }: ContentsEntry): Html =>
  html`<li><a href="#${id}">${title}${count > 1 ? html` <span>${numberText(count)}</span>` : null}</a></li>`

export const visitsHead = (): Html =>
  html`<h2 id="${VISITS_ID}">Visitas</h2><p class="about">Con lo que se dijo, se cotizó, se pagó y se calificó en cada una; la más reciente primero.</p>`

export function sectionHead(file: ExportFile): Html {
  return html`<h2 id="${file}">${SECTIONS[file].title}</h2><p class="about">${EXPORT_TEXTS[file]}</p>`
}

export const pageFoot = (): Html =>
  html`</main>
<footer>¿Algo está mal? Corrígelo en Mi perfil o escribe a ${BRAND.email}. No van los secretos (contraseñas, enlaces de acceso) ni los datos de otras personas que no ves en la página.</footer>
</body>
</html>
`
