import { Button } from '#platform/ui/basics/button.tsx'

interface KeptFormProps {
  /** Where the form was sent. */
  action: string
  typed: readonly (readonly [name: string, value: string])[]
}

/** What was typed into a form that failed, to be sent again: without script the browser has lost it. */
export function KeptForm({ action, typed }: KeptFormProps) {
  const texts = typed.map(([, value]) => value.trim()).filter(value => /\s/.test(value))
  return (
    <form method="post" action={action} className="grid w-full max-w-lg justify-items-center gap-3">
      {typed.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {texts.length > 0 && (
        <div className="w-full rounded-12 bg-paper-100 px-4 py-3 text-left text-label/6 text-ink-800">
          <p className="font-bold">Esto escribiste:</p>
          {texts.map(text => (
            <p key={text} className="break-words whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
      )}
      <Button type="submit">Enviar otra vez</Button>
    </form>
  )
}
