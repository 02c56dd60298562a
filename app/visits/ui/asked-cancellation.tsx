import { Form, useNavigation } from 'react-router'
import { isAllowed, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { cannotReceiveText } from '#visits/wording/cannot-receive.ts'

/** D59: the client cannot receive the visit. The technician cancels with one tap, or offers other hours. */
export function AskedCancellation({ visit, now }: { visit: TechnicianBooking; now: Date }) {
  const { formData } = useNavigation()
  const { key, status, cannotReason, cannotNote } = visit
  if (!cannotReason || !isAllowed(TRANSITIONS.cancel, visit, now)) return null
  const isBusy = formData?.get('aviso') === '1'
  return (
    <section
      aria-labelledby="aviso"
      className="mt-4 rounded-16 border border-primary-200 bg-primary-50 p-4 sm:p-5"
    >
      <p className="flex items-center gap-2 text-support font-bold text-primary-800">
        <Icon of="calendar-x" size={17} />
        Te toca a ti
      </p>
      <h2 id="aviso" className="mt-1 type-h3 text-balance">
        {cannotReceiveText(cannotReason)}
      </h2>
      {cannotNote && <p className="mt-1 text-label/6 break-words text-ink-700">{quoted(cannotNote)}</p>}
      <div className="mt-3 grid grid-cols-[3fr_2fr] gap-2.5 md:grid-cols-[16.5rem_10rem] [&>*]:px-2">
        <ButtonLink to={`/agenda/cancelar/${key}`} kind="primary" size="huge">
          Ofrecer otra hora
        </ButtonLink>
        <Form
          method="post"
          action="/agenda"
          onSubmit={event => isBusy && event.preventDefault()}
          className="grid px-0!"
        >
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="seen" value={status} />
          <input type="hidden" name="act" value="cancel" />
          <input type="hidden" name="aviso" value="1" />
          <Button type="submit" kind="danger" size="huge" busy={isBusy} className="px-2!">
            Cancelar
          </Button>
        </Form>
      </div>
    </section>
  )
}
