// D30: a rating shows as 4.9; while there is no approved review it is a dash and 0.

export function ratingText(average: number, count: number): string {
  return count > 0 ? average.toFixed(1) : '–'
}

export function reviewCountText(count: number): string {
  return count === 1 ? '1 reseña' : `${count.toLocaleString('es-AR')} reseñas`
}
