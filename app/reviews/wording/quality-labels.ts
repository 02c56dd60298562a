import type { Quality } from '#reviews/domain/review-rating.ts'

export const QUALITY_LABELS: Record<Quality, string> = {
  puntualidad: 'Puntualidad',
  limpieza: 'Limpieza',
  precioAcordado: 'Precio acordado',
}
