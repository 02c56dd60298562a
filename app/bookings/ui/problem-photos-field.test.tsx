import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { ProblemPhotosField } from '#bookings/ui/problem-photos-field.tsx'
import { FormFeedbackContext } from '#platform/ui/basics/form-feedback.ts'

const field = (photos: string[], text?: string) =>
  renderToStaticMarkup(
    <FormFeedbackContext value={{ error: text ? { field: 'foto', text } : null, submitted: {}, busy: false }}>
      <ProblemPhotosField photos={photos} onChange={() => {}} onUploading={() => {}} technicianName="Yeimy" />
    </FormFeedbackContext>,
  )
const count = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length
const PLAIN_FILE_INPUT = /<input (?=[^>]*type="file")(?=[^>]*name="foto")[^>]*class="file-choice/g

test('without script there are three file inputs, and the hint says who sees the photos', () => {
  const markup = field([])
  expect(count(markup, PLAIN_FILE_INPUT)).toBe(3)
  expect(markup).toContain(
    'Hasta 3. Solo las ven Yeimy y el equipo de TecniYa; se borran 90 días después de la visita.',
  )
})

test('photos that are already stored are sent again, and leave fewer inputs', () => {
  const markup = field(['a', 'b'])
  expect(count(markup, PLAIN_FILE_INPUT)).toBe(1)
  expect(markup).toMatch(/<input (?=[^>]*name="fotos")(?=[^>]*checked)[^>]*value="a"/)
  expect(markup).toContain('src="/fotos/b?mini=1"')
})

test('three photos leave no empty square', () => {
  expect(field(['a', 'b', 'c'])).toContain('aspect-square hidden')
  expect(field(['a', 'b'])).not.toContain('aspect-square hidden')
})

test('a refusal takes the place of the hint and is tied to the input', () => {
  const markup = field([], 'La imagen supera el tamaño máximo (5MB).')
  expect(markup).toContain('La imagen supera el tamaño máximo (5MB).')
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).not.toContain('Hasta 3.')
})

test('thumbnails are links to the photos, with the icon of a missing image behind them', () => {
  const markup = renderToStaticMarkup(<ProblemPhotos ids={['a', 'b']} size={76} />)
  expect(markup).toMatch(/<a href="\/fotos\/b" aria-label="Foto 2 de 2 del daño"/)
  expect(markup).toMatch(/#image-off.*<img src="\/fotos\/a\?mini=1"[^>]*alt=""/)
  expect(renderToStaticMarkup(<ProblemPhotos ids={[]} size={64} />)).toBe('')
})
