/** A page without scripts, styles or data, for errors outside React. */
export function plainPage({ title, text }: { title: string; text: string }): string {
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · TecniYa</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Ir al inicio</a></p></main></body></html>`
}
