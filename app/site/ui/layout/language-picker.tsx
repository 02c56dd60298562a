import { Icon } from '#platform/ui/basics/icon.tsx'

/** D6: it only changes its own label, as a native select does. */
export function LanguagePicker() {
  return (
    <span className="relative ml-0.5 flex md:ml-1 h-8 items-center border-l border-petrol-700">
      <Icon of="globe" size={16} className="pointer-events-none absolute left-3 hidden md:block" />
      <select
        aria-label="Idioma"
        defaultValue="ES"
        autoComplete="off"
        className="-mb-1 h-11 appearance-none bg-transparent pr-5 pb-1 pl-2 text-small font-semibold text-white md:pl-[2.0625rem] [&>option]:text-ink-900"
      >
        <option>ES</option>
        <option>EN</option>
      </select>
      <Icon of="chevron-down" size={14} className="pointer-events-none absolute right-0.5" />
    </span>
  )
}
