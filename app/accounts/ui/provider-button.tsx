import { Link } from 'react-router'
import { AuthorizationSentence } from '#accounts/ui/authorization-text.tsx'
import { withReturnPath } from '#platform/domain/return-path.ts'
import { buttonClasses } from '#platform/ui/basics/button.tsx'

/** Sign-in with the provider of the environment. New people authorise by continuing, so the sentence stands here. */
export function ProviderButton({ name, from }: { name: string | null; from: string | null }) {
  if (!name) return null
  return (
    <div className="mt-5 border-t border-paper-200 pt-5">
      <a
        href={withReturnPath('/auth/entrar/oidc', from)}
        className={buttonClasses({ kind: 'white', size: 'large', wide: true })}
      >
        {`Continuar con ${name}`}
      </a>
      <p className="mt-2.5 text-support text-ink-600">
        <AuthorizationSentence act="Si es tu primera vez, al continuar" Reference={Reference} />
      </p>
    </div>
  )
}

function Reference({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-semibold text-petrol-600 underline">
      {children}
    </Link>
  )
}
