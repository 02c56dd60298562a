import { Form, useNavigation } from 'react-router'
import type { TechnicianBooking } from '#bookings/domain/listed-bookings.ts'
import { CancelFields } from '#bookings/ui/cancel-fields.tsx'
import { cancelQuestionText } from '#bookings/wording/agenda.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Dialog, DialogCloseButton } from '#platform/ui/basics/dialog.tsx'
import { useModalDialog } from '#platform/ui/hooks/use-modal-dialog.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/short-name.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'

const ID = 'cancel-booking'
/** The fields of the cancellation lie outside of the form and name it. */
export const CANCEL_FORM_ID = 'cancel-form'

interface CancelDialogProps {
  booking: TechnicianBooking | null
  now: Date
  offerable: readonly FreeDay[]
  onClose: () => void
}

/** Section 5: asks before cancelling; open while `booking` is set. */
export function CancelDialog({ booking, now, offerable, onClose }: CancelDialogProps) {
  useModalDialog(ID, booking)
  return (
    <Dialog
      id={ID}
      title={booking ? cancelQuestionText(booking.scheduledAt, now) : ''}
      detail={booking && <CancelDetail booking={booking} />}
      fields={
        booking && (
          <CancelFields
            key={booking.key}
            form={CANCEL_FORM_ID}
            clientName={booking.clientName}
            offerable={offerable}
          />
        )
      }
      onClose={onClose}
    >
      <DialogCloseButton dialog={ID} />
      {booking && <CancelForm booking={booking} onSubmit={onClose} />}
    </Dialog>
  )
}

export function CancelDetail({
  booking,
}: {
  booking: Pick<TechnicianBooking, 'clientName' | 'date' | 'start'>
}) {
  const { clientName, date, start } = booking
  return (
    <>
      <bdi>{clientName}</bdi>, {dayText(date)}, {start}. Le avisaremos a <bdi>{firstNameOf(clientName)}</bdi>{' '}
      en seguida.
    </>
  )
}

/** Shared by the dialog and the confirmation page without JavaScript. */
export function CancelForm({
  booking: { key, status },
  onSubmit,
}: {
  booking: Pick<TechnicianBooking, 'key' | 'status'>
  onSubmit?: () => void
}) {
  const { formData } = useNavigation()
  const busy = formData?.get('act') === 'cancel'
  return (
    <Form
      id={CANCEL_FORM_ID}
      method="post"
      action="/agenda"
      preventScrollReset
      className="grid"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={status} />
      <input type="hidden" name="act" value="cancel" />
      <Button type="submit" kind="danger-solid" busy={busy} className="max-sm:px-2">
        Cancelar reserva
      </Button>
    </Form>
  )
}
