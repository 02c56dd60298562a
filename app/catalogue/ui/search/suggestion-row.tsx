import { Link } from 'react-router'
import { highlightTyped } from '#catalogue/ui/search/highlight-typed.ts'
import type { SuggestionKind, SuggestionOption } from '#catalogue/ui/search/suggestion-options.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { TRADE_ICONS } from '#technicians/ui/trade-icons.ts'

interface SuggestionRowProps {
  id: string
  kind: SuggestionKind
  option: SuggestionOption
  typed: string
  /** The arrow keys are at this row. */
  active: boolean
  onPick: () => void
}

/** An option that is a link, so that it also opens in a new tab. */
export function SuggestionRow({ id, kind, option, typed, active, onPick }: SuggestionRowProps) {
  const isTrouble = kind === 'troubles'
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      to={option.to}
      onClick={event => {
        if (isUnmodifiedClick(event)) onPick()
      }}
      className={`flex items-center gap-3 rounded-12 px-3 text-body/5 hover:bg-petrol-50 ${kind === 'recents' ? 'h-11 pr-14' : 'min-h-11'} ${isTrouble ? 'max-md:min-h-13' : ''} ${active ? 'bg-petrol-50 inset-ring-2 inset-ring-petrol-600' : ''}`}
    >
      <RowPicture kind={kind} option={option} />
      <span
        className={
          isTrouble
            ? 'flex min-w-0 flex-1 flex-col gap-x-4 md:flex-row md:items-center md:justify-between'
            : 'flex min-w-0 flex-1 items-center justify-between gap-x-3'
        }
      >
        <span
          className={`min-w-0 font-semibold ${kind === 'recents' ? 'truncate' : ''} ${isTrouble ? 'max-md:leading-[1.4375rem]' : ''}`}
        >
          {kind === 'recents' ? option.label : <Highlighted label={option.label} typed={typed} />}
        </span>
        {option.note !== '' && (
          <span
            className={`text-support text-ink-600 ${isTrouble ? 'flex items-center gap-1 max-md:-ml-0.5 max-md:gap-0.5 font-medium max-md:leading-[1.4375rem]' : 'shrink-0'}`}
          >
            {isTrouble && <Icon of="arrow-right" size={18} />}
            {option.note}
          </span>
        )}
      </span>
    </Link>
  )
}

function RowPicture({ kind, option }: Pick<SuggestionRowProps, 'kind' | 'option'>) {
  if (kind === 'technicians') {
    const { label, fotoURL } = option
    return <Avatar name={label} src={fotoURL ? photoAt(fotoURL, 112, 112) : null} />
  }
  if (kind === 'trades' || kind === 'troubles') {
    return (
      <span className="grid size-9 shrink-0 place-items-center rounded-8 bg-petrol-50 text-petrol-600">
        <Icon of={option.trade ? TRADE_ICONS[option.trade] : 'wrench'} />
      </span>
    )
  }
  return (
    <span className="grid w-9 shrink-0 place-items-center text-ink-600">
      <Icon of={kind === 'places' ? 'map-pin' : 'history'} />
    </span>
  )
}

function Highlighted({ label, typed }: { label: string; typed: string }) {
  return highlightTyped(label, typed).map(({ text, isTyped }, index) =>
    isTyped ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order.
      <span key={index} className="font-extrabold text-petrol-700">
        {text}
      </span>
    ) : (
      text
    ),
  )
}
