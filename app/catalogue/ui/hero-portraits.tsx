const PORTRAITS = [
  { file: 'helmet-woman', classes: 'h-31 bg-tint-mist' },
  { file: 'oscar-ivan', classes: 'h-35.5 bg-tint-olive' },
  { file: 'sandra', classes: 'h-31 bg-tint-steel' },
  { file: 'nelson', classes: 'h-35.5 bg-tint-sage' },
] as const

/** Illustration: four portraits that stand on the lower edge of a hero. */
export function HeroPortraits() {
  return (
    <div aria-hidden="true" className="hidden shrink-0 items-end gap-3.5 lg:flex">
      {PORTRAITS.map(({ file, classes }) => (
        <span key={file} className={`arch-standing flex w-27 ${classes}`}>
          <img
            src={`/people/${file}.svg`}
            width={288}
            height={306}
            alt=""
            className="size-full object-cover object-top"
          />
        </span>
      ))}
    </div>
  )
}
