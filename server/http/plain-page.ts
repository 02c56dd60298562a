import { referenceText } from '#platform/wording/failures.ts'

interface PlainPage {
  readonly title: string
  readonly text: string
  /** The id of the request, for failures. */
  readonly reference?: string
}

/** A page without scripts, styles or data, for errors outside React. */
export function plainPage({ title, text, reference }: PlainPage): string {
  const message = reference
    ? `<p role="alert">${text}</p><p>${referenceText(reference)}</p>`
    : `<p>${text}</p>`
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · TecniYa</title></head><body><main><h1>${title}</h1>${message}<p><a href="/">Ir al inicio</a></p></main></body></html>`
}
