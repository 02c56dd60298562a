import { tmpdir } from 'node:os'
import { data, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPhotoIntake } from '#platform/photos/photo-intake.server.ts'
import { withFailureResponses } from '#server/http/pages.ts'

const broken = () => {
  throw new Error('broken')
}
const BOOKING_FORM = 'https://tecniya.co/agendar/ana'

/** What a handler of a page answers, and what was logged about it. */
async function answerOf(handler: () => unknown, request: Request, formFailure: string | null = null) {
  const logged: unknown[] = []
  const silent = () => {}
  const log = {
    info: silent,
    warn: silent,
    error: (fields: object) => void logged.push(fields),
    attention: silent,
  }
  const problemPhotos = createPhotoIntake(tmpdir())
  const build = { routes: { page: { module: { loader: handler } } } } as unknown as ServerBuild
  const answering = withFailureResponses(build, () => ({
    services: { log, problemPhotos },
    requestId: 'r-1',
    formFailure,
  }))
  const loader = answering.routes.page?.module.loader as unknown as (args: object) => Promise<unknown>
  const thrown = await loader({ request, context: new RouterContextProvider() }).then(
    () => null,
    (error: unknown) => error,
  )
  return { thrown, logged }
}

test('a page that fails names its request, and so does the log', async () => {
  const { thrown, logged } = await answerOf(broken, new Request(BOOKING_FORM))
  expect(thrown).toMatchObject({ data: { reference: 'r-1', formText: null }, init: { status: 500 } })
  expect(logged).toEqual([expect.objectContaining({ requestId: 'r-1', path: '/agendar/ana' })])
})

test('a form that fails before its page answers says its text', async () => {
  const { thrown } = await answerOf(broken, new Request(BOOKING_FORM, { method: 'POST' }))
  expect(thrown).toMatchObject({ data: { formText: 'No pudimos crear la reserva. Intenta nuevamente.' } })
})

test('a form that fails keeps what was typed, but for secrets; data requests keep it on their page', async () => {
  const body = new URLSearchParams({
    act: 'guardar',
    actual: 'cobre-martes-9',
    codigo: '123456',
    nota: 'Gotea',
  })
  const post = (path: string) => new Request(`https://tecniya.co${path}`, { method: 'POST', body })
  const { thrown } = await answerOf(broken, post('/perfil'))
  expect(thrown).toMatchObject({
    data: {
      typed: [
        ['act', 'guardar'],
        ['nota', 'Gotea'],
      ],
    },
  })
  expect((await answerOf(broken, post('/perfil.data'))).thrown).not.toHaveProperty('data.typed')
})

test('a page that fails after its form did says what the form said', async () => {
  const { thrown } = await answerOf(broken, new Request(BOOKING_FORM), 'No se pudo cancelar.')
  expect(thrown).toMatchObject({ data: { formText: 'No se pudo cancelar.' } })
})

test('what a page throws as its answer is passed on and not logged', async () => {
  const answer = data('no', { status: 404 })
  const refuse = () => {
    throw answer
  }
  expect(await answerOf(refuse, new Request(BOOKING_FORM))).toEqual({ thrown: answer, logged: [] })
})
