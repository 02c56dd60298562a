import { BRAND } from '#content/brand.ts'

/** The mark: a wrench gripping a nut, and a person with both arms up. */
export function Mark({ className, ground = '#0F5C63' }: { className?: string; ground?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" className={className}>
      <rect width="48" height="48" rx="13" fill={ground} />
      <path
        d="M11.5 13.5 24 27.5l12.5-14M24 27.5V38"
        stroke="#fff"
        strokeWidth="7.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M24 7.2l4.7 2.7v5.4L24 18l-4.7-2.7V9.9z" fill="#FFB020" />
    </svg>
  )
}

interface LogoProps {
  /** On petrol or on ink 'Ya' turns mango. */
  on?: 'light' | 'petrol' | 'ink'
}

/** Mark and name, to be put inside the link that goes home. Where there is no room the name wraps out of sight. */
export function Logo({ on = 'light' }: LogoProps) {
  const [first, last] = [BRAND.name.slice(0, -2), BRAND.name.slice(-2)]
  return (
    <span className="flex h-[2.375rem] flex-wrap gap-x-2.5 overflow-hidden">
      <Mark className="size-[2.375rem]" ground={on === 'ink' ? '#1D3350' : '#0F5C63'} />
      <span
        className={`text-[1.4375rem]/[2.375rem] font-extrabold tracking-[-0.04em] md:text-[1.6875rem]/[2.375rem] ${on === 'light' ? 'text-ink-900' : 'text-white'}`}
      >
        {first}
        <span className={on === 'light' ? 'text-petrol-600' : 'text-mango-400'}>{last}</span>
      </span>
    </span>
  )
}
