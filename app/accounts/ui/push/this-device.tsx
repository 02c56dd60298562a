/** 'este teléfono', or 'este computador' where a mouse is used. */
export function ThisDevice() {
  return (
    <>
      este <span className="pointer-fine:hidden">teléfono</span>
      <span className="hidden pointer-fine:inline">computador</span>
    </>
  )
}

/** After the browser refused: asking again shows nothing. */
export const PUSH_DENIED_TEXT =
  'Tu navegador tiene bloqueados los avisos de TecniYa. Toca el candado o los ajustes junto a la dirección del sitio, entra a Permisos y permite las notificaciones.'
export const PUSH_FAILED_TEXT = 'No pudimos activar los avisos. Intenta de nuevo.'
