import { Link } from 'react-router'
import type { SuggestionKind, SuggestionOption } from '#catalogue/ui/search/suggestion-options.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { TRADE_LOOKS } from '#technicians/ui/trade-looks.ts'

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
        <Icon of={option.trade ? TRADE_LOOKS[option.trade].icon : 'wrench'} />
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

export interface LabelPart {
  readonly text: string
  readonly isTyped: boolean
}

/** Splits a label around the typed text, or else around words that begin with a typed word; ignores case and accents. */
export function highlightTyped(label: string, typed: string): LabelPart[] {
  const composed = label.normalize('NFC')
  // Letter by letter, so that positions in the folded text are positions in the label.
  const folded = Array.from({ length: composed.length }, (_, at) => foldLetter(composed.charAt(at))).join('')
  const text = plainText(typed)
  // Short words are 'me', 'la', 'en'; the last one may be unfinished.
  const words = text.split(/\s+/).filter((word, at, all) => word.length > (at === all.length - 1 ? 1 : 2))
  const whole = text === '' ? [] : rangesOf(folded, [text])
  return splitAt(composed, whole.length > 0 ? whole : rangesOf(folded, words))
}

function foldLetter(letter: string): string {
  const folded = letter
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return folded.length === 1 ? folded : letter
}

type Range = readonly [from: number, until: number]

/** The first place of each text at the beginning of a word, in order and without overlaps. */
function rangesOf(folded: string, texts: readonly string[]): Range[] {
  const found = texts.flatMap((text): Range[] => {
    const at = ` ${folded}`.replace(/[^\p{L}\p{N}]/gu, ' ').indexOf(` ${text}`)
    return at === -1 ? [] : [[at, at + text.length]]
  })
  return found
    .sort(([a], [b]) => a - b)
    .filter(([from], index) => index === 0 || from >= (found[index - 1]?.[1] ?? 0))
}

function splitAt(label: string, ranges: readonly Range[]): LabelPart[] {
  const parts: LabelPart[] = []
  let end = 0
  for (const [from, until] of ranges) {
    parts.push({ text: label.slice(end, from), isTyped: false })
    parts.push({ text: label.slice(from, until), isTyped: true })
    end = until
  }
  parts.push({ text: label.slice(end), isTyped: false })
  return parts.filter(({ text }) => text !== '')
}
