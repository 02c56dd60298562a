import { Link } from 'react-router'

/** Decreto 1377: creating the account is the act that authorises, and this says so beside its button. */
export function AuthorizationText() {
  return (
    <p className="text-[0.875rem]/5 text-ink-600">
      Al crear tu cuenta aceptas los <Reference to="/terminos">Términos</Reference> y autorizas el tratamiento
      de tus datos según la <Reference to="/privacidad">Política de Privacidad</Reference>.
    </p>
  )
}

/** In another tab: what was typed stays. */
function Reference({ to, children }: { to: string; children: string }) {
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
