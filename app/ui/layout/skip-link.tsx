export const MAIN_ID = 'contenido'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-12 bg-white px-4 py-3 text-label font-bold text-petrol-600 shadow-3 focus:translate-y-0"
    >
      Saltar al contenido
    </a>
  )
}
