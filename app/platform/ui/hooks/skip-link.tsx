export const MAIN_ID = 'contenido'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-50 rounded-12 bg-white px-4 py-3 text-label font-bold text-petrol-600 shadow-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      Saltar al contenido
    </a>
  )
}
