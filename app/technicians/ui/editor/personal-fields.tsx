import { PHONE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'
import { BIO_MAX_LENGTH, TEXT_MAX_LENGTH } from '#technicians/domain/profile-draft.ts'
import { BIO_MIN_LENGTH } from '#technicians/domain/publish-checklist.ts'
import { EditorCard, MissingHint } from '#technicians/ui/editor/editor-card.tsx'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { CHECKLIST_HINTS } from '#technicians/wording/publish-checklist.ts'

export function PersonalFields() {
  const { start, keyOf } = useEditor()
  return (
    <EditorCard id="quien-eres" title="Quién eres">
      <div key={keyOf('personal')} className="grid gap-4.5">
        <div className="grid items-start gap-4.5 sm:grid-cols-2">
          <TextField
            label="Nombre público"
            name="nombre"
            defaultValue={start.nombre}
            autoComplete="name"
            maxLength={TEXT_MAX_LENGTH}
          />
          <TextField
            label="Teléfono"
            name="telefono"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={start.telefono}
            maxLength={PHONE_MAX_LENGTH}
            hint="Para WhatsApp, con el indicativo: +57."
          />
          <div className="scroll-mt-16" id="ciudad">
            <TextField
              label="Ciudad"
              name="ciudad"
              defaultValue={start.ciudad}
              autoComplete="address-level2"
              maxLength={TEXT_MAX_LENGTH}
            />
            <MissingHint point="city" />
          </div>
          <TextField
            label="Barrio"
            name="barrio"
            defaultValue={start.barrio}
            autoComplete="address-level3"
            maxLength={TEXT_MAX_LENGTH}
          />
          <TextField
            label="Años de experiencia"
            name="aniosExperiencia"
            inputMode="numeric"
            defaultValue={start.aniosExperiencia}
            maxLength={4}
          />
        </div>
        <div className="scroll-mt-16" id="bio">
          <TextArea
            label="Bio"
            name="bioCorta"
            rows={5}
            defaultValue={start.bioCorta}
            maxLength={BIO_MAX_LENGTH}
            hint="Cuenta qué haces, desde cuándo y por qué te vuelven a llamar."
            aside={<BioCount />}
          />
        </div>
      </div>
    </EditorCard>
  )
}

function BioCount() {
  const { live, isMissingMarked } = useEditor()
  const count = live.bioCorta.trim().length
  const enough = count >= BIO_MIN_LENGTH
  const colour = enough ? 'text-green-700' : isMissingMarked ? 'text-red-600' : 'text-amber-700'
  return (
    <p className="mt-[0.4375rem] flex items-center justify-between gap-3 text-support">
      <span className={`flex items-center gap-1.5 font-semibold ${colour}`}>
        {enough ? (
          <Icon of="circle-check" size={16} />
        ) : (
          isMissingMarked && <Icon of="triangle-alert" size={16} />
        )}
        {CHECKLIST_HINTS.bio}
      </span>
      <span className="text-ink-600 tabular-nums">{enough ? count : `${count} de ${BIO_MIN_LENGTH}`}</span>
    </p>
  )
}
