import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { NO_TECHNICIAN } from '#technicians/wording/profile-status.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'

/** Section 8, technician missing for user. Opening the editor makes a technician's record, but not an administrator's. */
export function NoTechnician({ text, isAdmin }: { text: string; isAdmin: boolean }) {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState level={1} drawing="closed-window" title={NO_TECHNICIAN.title} text={text}>
        <ButtonLink to={isAdmin ? '/admin' : EDITOR_PATH} size="large">
          {isAdmin ? 'Panel administrador' : 'Ir a mi perfil'}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
