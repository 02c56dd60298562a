import { Form } from 'react-router'
import { Button } from '#ui/basics/button.tsx'

interface CancelButtonProps {
  bookingKey: number
  clientName: string
  dark: boolean
  /** With JavaScript the question is asked here; without it, on a page of its own. */
  onCancel: () => void
}

export function CancelButton({ bookingKey, clientName, dark, onCancel }: CancelButtonProps) {
  function onSubmit(event: { preventDefault: () => void }) {
    event.preventDefault()
    onCancel()
  }
  return (
    <Form action={`/agenda/cancelar/${bookingKey}`} className="grid flex-1 md:flex-none" onSubmit={onSubmit}>
      <Button type="submit" kind={dark ? 'outline-dark' : 'danger'} size="huge" className="max-sm:px-2">
        <span>
          Cancelar<span className="sr-only"> la visita de {clientName}</span>
        </span>
      </Button>
    </Form>
  )
}
