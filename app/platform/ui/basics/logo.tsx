import { BRAND } from '#platform/wording/brand.ts'

interface LogoProps {
  /** The background. On petrol and ink 'Ya' has the primary colour; on ink (the footer) the image is lazy-loaded. */
  on?: 'light' | 'petrol' | 'ink'
}

/**
 * The mark (a wrench gripping a nut, and a person with both arms up) and the name, to be put inside the link to the home
 * page. Where there is no room the name wraps and is cut off.
 */
export function Logo({ on = 'light' }: LogoProps) {
  const [first, last] = [BRAND.name.slice(0, -2), BRAND.name.slice(-2)]
  return (
    <span className="flex h-[2.375rem] flex-wrap gap-x-2.5 overflow-hidden">
      <img
        src={`/icons/mark${on === 'ink' ? '-on-ink' : ''}.svg`}
        width={38}
        height={38}
        alt=""
        loading={on === 'ink' ? 'lazy' : undefined}
      />
      <span
        className={`text-22/9.5 font-extrabold tracking-[-0.04em] md:text-26/9.5 ${on === 'light' ? 'text-ink-900' : 'text-white'}`}
      >
        {first}
        <span className={on === 'light' ? 'text-petrol-600' : 'text-primary-400'}>{last}</span>
      </span>
    </span>
  )
}
