import { bookingRefusalText } from '#bookings/wording/refusals.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { TextLink } from '#platform/ui/basics/text-link.tsx'

interface UnavailableWarningProps {
  /** D44 */
  disponible: boolean
  acceptsClient: boolean
  /** What a refused request says already. */
  refusal: string | undefined
  /** The trade and the city of the technician, for who else can go. */
  area: { readonly trade: string | null; readonly ciudad: string } | null
}

/** Says before the form is sent that this technician cannot be booked. */
export function UnavailableWarning({ disponible, acceptsClient, refusal, area }: UnavailableWarningProps) {
  if (disponible && acceptsClient) return null
  const text = bookingRefusalText(acceptsClient ? 'technician-not-receiving' : 'client-not-accepted')
  if (refusal === text) return null
  return (
    <div className="mb-6">
      <Message kind="warning">
        {text}
        {!acceptsClient && area?.trade && (
          <span className="block">
            <TextLink to={`/tecnicos?${new URLSearchParams({ esp: area.trade, ciudad: area.ciudad })}`}>
              Ver otros técnicos
            </TextLink>
          </span>
        )}
      </Message>
    </div>
  )
}
