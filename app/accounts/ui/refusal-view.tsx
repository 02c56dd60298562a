import type { FrameViewer } from '#accounts/ui/live/session-state.ts'
import { SignOutForm } from '#accounts/ui/sign-out-form.tsx'
import { ROLE_LABELS } from '#accounts/wording/roles.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { NotFoundView } from '#platform/ui/frame/not-found-view.tsx'

/** The error page for 401, 403 and 404. */
export function RefusalView({ status, viewer }: { status: number; viewer: FrameViewer | null }) {
  return status === 404 ? <NotFoundView /> : <UnauthorizedView viewer={viewer} />
}

export function UnauthorizedView({ viewer }: { viewer: FrameViewer | null }) {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing="locked-door"
        title="No autorizado"
        text={<Explanation viewer={viewer} />}
      >
        <ButtonLink to="/" size="large" className="max-sm:w-full">
          Ir al inicio
        </ButtonLink>
        {viewer ? (
          <SignOutForm className="max-sm:w-full">
            <input type="hidden" name="then" value="login" />
            <Button type="submit" kind="white" size="large" className="max-sm:w-full">
              Entrar con otra cuenta
            </Button>
          </SignOutForm>
        ) : (
          <ButtonLink to="/auth/login" kind="white" size="large" className="max-sm:w-full">
            Iniciar sesión
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}

function Explanation({ viewer }: { viewer: FrameViewer | null }) {
  if (!viewer) return 'Esta página es para personas con otra cuenta. Inicia sesión con la que tiene permiso.'
  return (
    <>
      Entraste como <strong className="font-bold text-ink-900">{ROLE_LABELS[viewer.role]}</strong> y esta
      página es para otro tipo de cuenta. Si tienes esa otra cuenta, entra con ella.
    </>
  )
}
