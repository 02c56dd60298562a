import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { JOB_PHOTOS_PAGE } from '#platform/wording/photo-paths.ts'
import { INPUT_OF, MAX_ROWS, type TextListName } from '#technicians/domain/profile-draft.ts'
import { BIO_MIN_LENGTH } from '#technicians/domain/publish-checklist.ts'
import { TEXT_MAX_LENGTH } from '#technicians/domain/technician.ts'
import {
  ExceptionsField,
  FlagSwitch,
  WeeklyHoursFields,
} from '#technicians/ui/editor/availability-fields.tsx'
import { SpecialtiesField, ZonesField } from '#technicians/ui/editor/chip-fields.tsx'
import { useDraftField, useEditor } from '#technicians/ui/editor/editor-context.ts'
import { EditorCard, EditorGroup, EditorRow, MissingHint } from '#technicians/ui/editor/editor-sections.tsx'
import { LicencesField } from '#technicians/ui/editor/licences-field.tsx'
import { RowButton } from '#technicians/ui/editor/row-buttons.tsx'
import { BasePriceField, PRICE_KINDS_ID, ServicesField } from '#technicians/ui/editor/services-field.tsx'
import { JOB_PHOTOS_INTRO, JOB_PHOTOS_TITLE, jobPhotosLinkText } from '#technicians/wording/job-photos.ts'
import { CHECKLIST_HINTS } from '#technicians/wording/profile-status.ts'
import {
  certificationsSummary,
  jobPhotosSummary,
  moreSummary,
  personSummary,
} from '#technicians/wording/profile-summary.ts'

const PRICE_KINDS = ['por visita', 'por hora', 'por unidad', 'por metro', 'por proyecto'] as const

interface EditorFieldsProps {
  /** 'YYYY-MM-DD' */
  today: string
  /** How many photos of finished jobs there are. */
  jobPhotos: number
}

/** In the order in which a client reads the profile; what publishing does not need is folded. */
export function EditorFields({ today, jobPhotos }: EditorFieldsProps) {
  const { draft } = useEditor()
  const field = useDraftField()
  return (
    <>
      <PersonalFields />
      <SpecialtiesField />
      <ServicesField />
      <datalist id={PRICE_KINDS_ID}>
        {PRICE_KINDS.map(kind => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      <ZonesField />
      <EditorGroup title="Cuándo trabajas">
        <FlagSwitch name="disponible" />
        <FlagSwitch name="confirmaAlInstante" />
        <WeeklyHoursFields />
      </EditorGroup>
      <EditorGroup
        title="Más sobre ti (opcional)"
        text="No hace falta para publicar. Puedes volver cuando quieras."
      >
        <EditorRow
          id="trabajos-hechos"
          icon="image"
          title={JOB_PHOTOS_TITLE}
          state={jobPhotosSummary(jobPhotos)}
          hint={JOB_PHOTOS_INTRO}
          fields={[]}
        >
          <ButtonLink to={JOB_PHOTOS_PAGE} kind="white">
            <Icon of="image" size={18} />
            {jobPhotosLinkText(jobPhotos)}
          </ButtonLink>
        </EditorRow>
        <TextListField
          group="certificaciones"
          icon="award"
          title="Certificaciones"
          state={certificationsSummary(draft)}
          hint="Escribe y presiona Enter."
          label="Nueva certificación"
          placeholder="Ej.: Soldadura en cobre, SENA"
        />
        <LicencesField />
        <ExceptionsField today={today} />
        <BasePriceField />
        <BarrioField />
        <EditorRow
          id="mas"
          icon="ellipsis"
          title="Más"
          state={moreSummary(draft)}
          fields={['tags', INPUT_OF.tags, 'disponibilidadTxt']}
          group="tags"
        >
          <h4 className="text-label font-bold">Etiquetas</h4>
          <p className="mb-3 text-support text-ink-600">
            Otras palabras con las que te buscan. Escribe y presiona Enter.
          </p>
          <TextListInput
            group="tags"
            title="Etiquetas"
            label="Nueva etiqueta"
            placeholder="Ej.: urgencias, calentadores"
          />
          <div className="mt-5">
            <TextField
              label="Texto de disponibilidad"
              {...field('disponibilidadTxt')}
              placeholder="Ej.: Lunes a sábado, también urgencias de noche"
            />
          </div>
        </EditorRow>
      </EditorGroup>
    </>
  )
}

function PersonalFields() {
  const { draft } = useEditor()
  const field = useDraftField()
  return (
    <EditorCard
      id="quien-eres"
      title="Quién eres"
      hint=""
      summary={personSummary(draft)}
      fields={['nombre', 'ciudad', 'telefono', 'aniosExperiencia', 'bioCorta']}
      points={['city', 'bio']}
    >
      <div className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Nombre público" {...field('nombre')} autoComplete="name" />
          <div className="scroll-mt-16" id="ciudad">
            <TextField label="Ciudad" {...field('ciudad')} autoComplete="address-level2" />
            <MissingHint point="city" />
          </div>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Teléfono"
            {...field('telefono')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint="Para WhatsApp, con el indicativo: +57."
          />
          <TextField
            label="Años de experiencia"
            {...field('aniosExperiencia')}
            inputMode="numeric"
            maxLength={4}
          />
        </div>
        {/* It grows with its text. */}
        <div className="scroll-mt-16 [&_textarea]:field-sizing-content [&_textarea]:min-h-25" id="bio">
          <TextArea
            label="Bio"
            {...field('bioCorta')}
            rows={3}
            hint="Cuenta qué haces, desde cuándo y por qué te vuelven a llamar."
            aside={<BioCount />}
          />
        </div>
      </div>
    </EditorCard>
  )
}

function BarrioField() {
  const { draft } = useEditor()
  const field = useDraftField()
  return (
    <EditorRow
      id="barrio"
      icon="map-pin"
      title="Barrio"
      state={draft.barrio.trim() || 'Sin barrio'}
      fields={['barrio']}
    >
      <TextField label="Barrio" {...field('barrio')} autoComplete="address-level3" />
    </EditorRow>
  )
}

function BioCount() {
  const { draft, isMissingMarked } = useEditor()
  const count = draft.bioCorta.trim().length
  const enough = count >= BIO_MIN_LENGTH
  const colour = enough ? 'text-green-700' : isMissingMarked ? 'text-red-600' : 'text-ink-600'
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

interface TextListInputProps {
  group: TextListName
  title: string
  label: string
  placeholder: string
}

interface TextListFieldProps extends TextListInputProps {
  icon: IconName
  state: string
  hint: string
}

function TextListField({ group, label, placeholder, ...row }: TextListFieldProps) {
  return (
    <EditorRow {...row} id={group} fields={[group, INPUT_OF[group]]} group={group}>
      <TextListInput group={group} title={row.title} label={label} placeholder={placeholder} />
    </EditorRow>
  )
}

/** A list of short texts, added with Enter or the plus button. */
function TextListInput({ group, title, label, placeholder }: TextListInputProps) {
  const { draft, changeRows } = useEditor()
  const field = useDraftField()
  const texts = draft[group]
  const adding = { list: group, change: 'add', index: texts.length } as const
  return (
    <>
      {texts.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {texts.map((text, index) => (
            <li
              key={text}
              className="inline-flex min-h-11 max-w-full items-center rounded-12 border border-petrol-600 bg-petrol-50 pl-3.5 text-label font-bold text-petrol-700"
            >
              <input type="hidden" name={group} value={text} />
              <span className="min-w-0 break-words py-2">{text}</span>
              <RowButton
                list={group}
                change="remove"
                index={index}
                kind="text"
                className="w-11 px-0! text-petrol-700!"
                aria-label={`Quitar ${text}`}
              >
                <Icon of="x" size={16} />
              </RowButton>
            </li>
          ))}
        </ul>
      )}
      {texts.length < MAX_ROWS[group] && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField
            label={label}
            {...field(INPUT_OF[group])}
            maxLength={TEXT_MAX_LENGTH}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="done"
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              changeRows(adding)
            }}
          />
          <RowButton
            {...adding}
            kind="petrol"
            className="size-12 px-0!"
            aria-label={`Agregar a ${title.toLowerCase()}`}
          >
            <Icon of="plus" />
          </RowButton>
        </div>
      )}
    </>
  )
}
