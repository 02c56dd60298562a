import { useState } from 'react'
import { CODE_RULES, CONFIRM_PASSWORD_RULES } from '#accounts/domain/safe-account.ts'
import { AccountCard, AccountPage } from '#accounts/ui/account-page.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { recoveryCodesLeftText } from '#accounts/wording/account-cards.ts'
import { Button, type ButtonKind, ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'

interface SecondStepViewProps {
  isOn: boolean
  hasPassword: boolean
  codesLeft: number
  /** For administrators in production. */
  isRequired: boolean
  setup: { secret: string; qr: { size: number; path: string } } | null
  answer: {
    codes: readonly string[] | null
    why: 'on' | 'renewed' | null
    intent: string
    refusal: FormRefusal | null
  } | null
}

const CODES_TITLES = {
  on: 'Listo: desde ahora te pedimos un código al entrar.',
  renewed: 'Estos reemplazan los códigos anteriores.',
} as const

export function SecondStepView({ answer, ...view }: SecondStepViewProps) {
  return (
    <AccountPage title="Segundo paso">
      {answer?.codes ? (
        <RecoveryCodes codes={answer.codes} title={CODES_TITLES[answer.why ?? 'on']} />
      ) : (
        <States {...view} answer={answer} />
      )}
    </AccountPage>
  )
}

function States({ isOn, hasPassword, codesLeft, isRequired, setup, answer }: SecondStepViewProps) {
  const refusalOf = (...intents: string[]) =>
    answer && intents.includes(answer.intent) ? answer.refusal : null
  return (
    <>
      {isRequired && !isOn && (
        <div className="mt-4">
          <Message kind="warning">
            Para administrar el sitio necesitas el segundo paso. Actívalo aquí.
          </Message>
        </div>
      )}
      {isOn ? (
        <>
          <AccountCard
            id="codigos"
            title="Códigos de respaldo"
            intro="Sirven para entrar si pierdes el teléfono. Los que ya guardaste no se vuelven a mostrar."
          >
            <p className="mb-4 font-bold">{recoveryCodesLeftText(codesLeft)}</p>
            <PasswordStep
              intent="codigos"
              button="Hacer códigos nuevos"
              busyText="Haciendo…"
              kind="white"
              refusal={refusalOf('codigos')}
            />
          </AccountCard>
          <AccountCard
            id="quitar"
            title="Desactivar"
            intro={
              isRequired
                ? 'Quien administra el sitio lo necesita: no se puede desactivar.'
                : 'Entrarás solo con tu contraseña.'
            }
          >
            {!isRequired && (
              <PasswordStep
                intent="quitar"
                button="Desactivar segundo paso"
                busyText="Desactivando…"
                kind="danger"
                refusal={refusalOf('quitar')}
              />
            )}
          </AccountCard>
        </>
      ) : setup ? (
        <AccountCard id="activar" title="Conecta tu app">
          <SecondStepSetup {...setup} refusal={refusalOf('confirmar', '')} />
        </AccountCard>
      ) : (
        <AccountCard
          id="activar"
          title="Pedir un código al entrar"
          intro="Después de tu contraseña escribes un código que cambia cada 30 segundos en una app de tu teléfono. Así nadie entra solo con tu contraseña."
        >
          {hasPassword ? (
            <PasswordStep
              intent="empezar"
              button="Empezar"
              busyText="Preparando…"
              kind="primary"
              refusal={refusalOf('empezar', 'confirmar', '')}
            />
          ) : (
            <ButtonLink to="/auth/forgot" kind="white">
              Crear contraseña
            </ButtonLink>
          )}
        </AccountCard>
      )}
    </>
  )
}

// The forms of /perfil/segundo-paso: begin, confirm, new recovery codes, switch off.

const validatePassword = formValidator(CONFIRM_PASSWORD_RULES)
const validateCode = formValidator(CODE_RULES)

interface PasswordStepProps {
  intent: string
  button: string
  busyText: string
  kind: ButtonKind
  refusal: FormRefusal | null
}

/** One act that asks for the password. */
function PasswordStep({ intent, button, busyText, kind, refusal }: PasswordStepProps) {
  return (
    <ValidatedForm validate={validatePassword} refusal={refusal} className="grid gap-[1.125rem]">
      <FormMessage />
      <input type="hidden" name="accion" value={intent} />
      <PasswordField label="Contraseña actual" name="actual" autoComplete="current-password" compact />
      <SubmitButton kind={kind} busyText={busyText} className="sm:justify-self-start">
        {button}
      </SubmitButton>
    </ValidatedForm>
  )
}

interface SetupProps {
  /** In groups of four. */
  secret: string
  qr: { readonly size: number; readonly path: string }
  refusal: FormRefusal | null
}

function SecondStepSetup({ secret, qr, refusal }: SetupProps) {
  return (
    <ol className="grid gap-6">
      <li>
        <p className="font-bold">1. Escanea este código con tu app</p>
        <p className="mt-1 mb-3 text-support text-ink-600">
          Sirven Google Authenticator, Microsoft Authenticator, Aegis y otras.
        </p>
        <QrCode {...qr} label="Código QR con la clave del segundo paso" />
        <p className="mt-3 text-support text-ink-600">¿No puedes escanearlo? Escribe esta clave en la app:</p>
        <p className="mt-1 font-mono text-body font-semibold wrap-anywhere">{secret}</p>
      </li>
      <li>
        <p className="mb-3 font-bold">2. Escribe el código que te muestra</p>
        <ValidatedForm validate={validateCode} refusal={refusal} className="grid gap-[1.125rem]">
          <FormMessage />
          <input type="hidden" name="accion" value="confirmar" />
          <TextField
            label="Código de 6 números"
            name="codigo"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
          <SubmitButton kind="primary" size="large" busyText="Activando…" className="sm:justify-self-start">
            Activar segundo paso
          </SubmitButton>
        </ValidatedForm>
      </li>
    </ol>
  )
}

/** Shown this once. Downloading needs no JavaScript; copying and printing do. */
function RecoveryCodes({ codes, title }: { codes: readonly string[]; title: string }) {
  const hydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  const text = `Códigos de respaldo de TecniYa\nCada uno sirve una vez.\n\n${codes.join('\n')}\n`
  return (
    <section
      aria-labelledby="codigos-titulo"
      className="mt-5 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7"
    >
      <Message kind="success">{title}</Message>
      <h2 id="codigos-titulo" className="mt-5 type-h3">
        Guarda tus códigos de respaldo
      </h2>
      <p className="mt-1 text-label/6 text-ink-700">
        Sirven para entrar si pierdes el teléfono. Cada uno sirve una vez y no los volvemos a mostrar.
      </p>
      <ol className="mt-4 grid grid-cols-2 gap-x-4 gap-y-1 rounded-12 bg-paper-100 p-4 font-mono text-body tabular-nums">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2.5 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codigos-de-respaldo-tecniya.txt"
          className={buttonClasses({ kind: 'white' })}
        >
          <Icon of="download" size={18} />
          Descargar
        </a>
        {hydrated && (
          <>
            <Button
              kind="white"
              onClick={() =>
                navigator.clipboard?.writeText(text).then(
                  () => setIsCopied(true),
                  () => {},
                )
              }
            >
              <Icon of={isCopied ? 'check' : 'copy'} size={18} />
              <span aria-live="polite">{isCopied ? 'Copiados' : 'Copiar'}</span>
            </Button>
            <Button kind="white" onClick={() => window.print()}>
              <Icon of="printer" size={18} />
              Imprimir
            </Button>
          </>
        )}
      </div>
      <ButtonLink to="/perfil" className="mt-5 w-full sm:w-auto print:hidden">
        Ya los guardé
      </ButtonLink>
    </section>
  )
}

interface QrCodeProps {
  size: number
  path: string
  label: string
}

function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-12 border border-paper-200 bg-white text-ink-900 forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
