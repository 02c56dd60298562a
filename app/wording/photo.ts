export const PHOTO_HINT = 'JPG, PNG o WEBP. Máximo 5MB.'

/** Shown while an upload waits for its next attempt. */
export function retryCountdownText(seconds: number): string {
  return `No hubo respuesta. Reintentamos en ${seconds} s.`
}
