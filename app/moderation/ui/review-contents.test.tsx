import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ReviewContents } from '#moderation/ui/review-contents.tsx'
import type { AdminReview } from '#reviews/domain/review-moderation.ts'

const REVIEW: AdminReview = {
  kind: 'review',
  id: 1,
  rating: 5,
  comentario: '',
  qualities: { puntualidad: null, limpieza: null, precioAcordado: null },
  clienteNombre: 'Ana',
  clientId: 'a/b?c',
  technicianName: 'Luz',
  technicianId: 'luz#1',
  technicianFotoURL: null,
  visit: null,
  reply: null,
  aprobada: false,
  rejectReason: null,
  decided: false,
  date: '2026-11-16',
}

const markup = (review: AdminReview) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReviewContents review={review} today="2026-11-16" aprobada={false} rejected={false} />
    </MemoryRouter>,
  )

test('the dossiers of both people are linked, whatever their ids are', () => {
  const html = markup(REVIEW)
  expect(html).toContain('href="/admin/usuarios/a%2Fb%3Fc"')
  expect(html).toContain('href="/admin/tecnicos/luz%231"')
})

test('a low rating stands out, in an answer to it not', () => {
  const reply = { texto: 'Gracias', revision: 1 }
  expect(markup({ ...REVIEW, rating: 3 })).toContain('Nota baja')
  expect(markup({ ...REVIEW, rating: 4 })).not.toContain('Nota baja')
  expect(markup({ ...REVIEW, rating: 3, kind: 'reply', reply })).not.toContain('Nota baja')
  expect(markup({ ...REVIEW, rating: 3, kind: 'reply', reply })).toContain('Respuesta de Luz')
})
