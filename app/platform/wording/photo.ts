export const PHOTO_HINT = 'JPG, PNG o WEBP. Máximo 5MB.'

/** Section 8. */
export const PHOTO_SAVED_TEXT = 'Foto subida y guardada.'

/** The error of a form that is sent while photos are being uploaded: it would be stored without them. */
export function uploadMistake(count: number): { field: 'foto'; text: string } | null {
  if (count === 0) return null
  const photos = count === 1 ? 'Tu foto todavía está subiendo' : 'Tus fotos todavía están subiendo'
  return { field: 'foto', text: `${photos}. Espera unos segundos y envía de nuevo.` }
}

/** Shown while an upload waits for its next attempt. */
export function retryCountdownText(seconds: number): string {
  return `No hubo respuesta. Reintentamos en ${seconds} s.`
}
