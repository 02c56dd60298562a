import { TextLink } from '#platform/ui/basics/text-link.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { EDITOR_PATH } from '#technicians/ui/editor/editor-context.ts'

const SIGN_IN_PATH = `/auth/login?${new URLSearchParams({ from: EDITOR_PATH })}`

/** After the session ended: the stored draft comes back in this tab; without JavaScript only this page holds it. */
export function SignInAgain() {
  if (useHydrated()) return <TextLink to={SIGN_IN_PATH}>Iniciar sesión y seguir editando</TextLink>
  return (
    <>
      <TextLink to={SIGN_IN_PATH} target="_blank" rel="noopener noreferrer">
        Iniciar sesión en otra pestaña
      </TextLink>{' '}
      y vuelve a guardar aquí.
    </>
  )
}
