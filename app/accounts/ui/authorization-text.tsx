import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Reference = (props: { to: string; children: string }) => ReactNode

/** Decreto 1377: what somebody authorises by an act, which begins the sentence; it stands beside the button of that act. */
export function AuthorizationSentence({ act, Reference }: { act: string; Reference: Reference }) {
  return (
    <>
      {`${act} aceptas los `}
      <Reference to="/terminos">Términos</Reference>
      {' y autorizas el tratamiento de tus datos según la '}
      <Reference to="/privacidad">Política de Privacidad</Reference>.
    </>
  )
}

export function AuthorizationText() {
  return (
    <p className="text-support text-ink-600">
      <AuthorizationSentence act="Al crear tu cuenta" Reference={NewTabReference} />
    </p>
  )
}

/** In another tab: what was typed stays. */
function NewTabReference({ to, children }: Parameters<Reference>[0]) {
  return (
    <Link
      to={to}
      target="_blank"
      rel="noopener noreferrer"
      className="font-bold text-petrol-600 underline underline-offset-2 hover:text-petrol-700"
    >
      {children}
    </Link>
  )
}
