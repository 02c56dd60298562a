export const PHOTO_HINT = 'JPG, PNG o WEBP. Máximo 5MB.'

/** While an upload waits for its next try. */
export function waitText(seconds: number): string {
  return `No hubo respuesta. Reintentamos en ${seconds} s.`
}
