import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ReviewContents } from '#moderation/ui/review-contents.tsx'

test('the files of both people are linked, whatever their ids are', () => {
  const review = {
    kind: 'review',
    id: 1,
    rating: 5,
    comentario: '',
    qualities: { puntualidad: null, limpieza: null, precioAcordado: null },
    clienteNombre: 'Ana',
    clientId: 'a/b?c',
    technicianName: 'Luz',
    technicianId: 'luz#1',
    visit: null,
    reply: null,
    aprobada: false,
    rejectReason: null,
    decided: false,
    date: '2026-11-16',
  } as const
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ReviewContents review={review} today="2026-11-16" aprobada={false} rejected={false} />
    </MemoryRouter>,
  )
  expect(html).toContain('href="/admin/usuarios/a%2Fb%3Fc"')
  expect(html).toContain('href="/admin/tecnicos/luz%231"')
})
