import { Link } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { VERIFICATION_PAGE } from '#verification/wording/verification-paths.ts'

/** From the editor to the documents that 'Verificado' rests on. */
export function VerificationLink() {
  return (
    <Link
      to={VERIFICATION_PAGE}
      className="flex min-h-14 items-center gap-3 rounded-16 border border-paper-200 bg-white px-4.5 py-2.5 shadow-1 hover:border-petrol-300 max-md:mt-3"
    >
      <Icon of="shield-check" size={22} className="text-petrol-600" />
      <span className="min-w-0 flex-1">
        <span className="block text-label font-bold">Verificación</span>
        <span className="block text-support text-ink-600">Cédula, antecedentes y licencias</span>
      </span>
      <Icon of="arrow-right" size={18} className="text-petrol-600" />
    </Link>
  )
}
