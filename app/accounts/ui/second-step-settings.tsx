import { Form } from 'react-router'
import { recoveryCodesLeftText } from '#accounts/wording/account-cards.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'

/** The switch leads to the page that asks for the password: it needs no JavaScript. */
export function SecondStepSettings({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  return (
    <>
      <Form action="/perfil/segundo-paso" className="flex items-start gap-3">
        <button
          type="submit"
          role="switch"
          aria-checked={isOn}
          aria-labelledby="segundo-paso-nombre"
          aria-describedby="segundo-paso-nota"
          className="switch-button"
        />
        <span className="min-w-0">
          <span id="segundo-paso-nombre" className="block font-bold">
            Pedir un código al entrar
          </span>
          <span id="segundo-paso-nota" className="block text-support text-ink-600">
            Usas una app como Google Authenticator.
          </span>
        </span>
      </Form>
      {isOn && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-12 bg-paper-100 p-3 pl-4">
          <p className="text-label">{recoveryCodesLeftText(codesLeft)}</p>
          <ButtonLink to="/perfil/segundo-paso#codigos" kind="white">
            Hacer códigos nuevos
          </ButtonLink>
        </div>
      )}
    </>
  )
}
