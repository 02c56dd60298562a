// The link 'No mandármelo más' of the letter of Monday: nothing changes until the button is pressed, or a mail program posts for it.
import { data, Form } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { findLetterByToken } from '#board/persistence/board-letters.server.ts'
import { stopLetterByLink } from '#board/use-cases/board-letter.server.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { NotFoundView } from '#platform/ui/frame/not-found-view.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/letter-stop'

export async function loader({ params, context }: Route.LoaderArgs) {
  const letter = await findLetterByToken(context.get(servicesContext).db, params.token)
  return data({ isStopped: letter?.isStopped ?? null }, letter ? 200 : 404)
}

export async function action({ params, context }: Route.ActionArgs) {
  const outcome = await stopLetterByLink(context.get(servicesContext), params.token)
  return data({ isStopped: outcome.ok }, outcome.ok ? 200 : 404)
}

/** The address is a key. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

export const meta = () => [
  ...pageMeta('Correo del tablero'),
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function LetterStop({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.isStopped === null) return <NotFoundView />
  const isStopped = loaderData.isStopped || actionData?.isStopped === true
  return (
    <div className="container-57.5 max-w-140 pt-7 pb-16 md:pt-10">
      <h1 className="type-h1">Correo del tablero</h1>
      {isStopped ? (
        <div className="mt-4 grid justify-items-start gap-4">
          <Message kind="success">Listo: ya no te mandamos el correo de los lunes.</Message>
          <p className="text-ink-700">¿Lo quieres otra vez? Se activa en tu perfil, en «Avisos y datos».</p>
          <ButtonLink kind="white" to="/perfil#tablero">
            Ir a mi perfil
          </ButtonLink>
        </div>
      ) : (
        <Form method="post" className="mt-4 grid justify-items-start gap-4">
          <p className="text-ink-700">
            Los lunes a las 07:00 te mandamos la semana del tablero en diez líneas.
          </p>
          <Button type="submit">No mandármelo más</Button>
        </Form>
      )}
    </div>
  )
}
