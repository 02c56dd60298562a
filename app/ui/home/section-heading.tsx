/** The title of a part of the home page, and a line under it. */
export function SectionHeading({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <div>
      <h2 id={id} className="type-h2-home">
        {title}
      </h2>
      {text && <p className="mt-1.5 text-ink-600 md:mt-2 md:text-[1.0625rem]/[1.625rem]">{text}</p>}
    </div>
  )
}
