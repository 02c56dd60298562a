/** The title of a section of the home page, with an optional line under it. */
export function SectionHeading({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <div>
      <h2 id={id} className="type-h2-home">
        {title}
      </h2>
      {text && <p className="mt-1.5 text-ink-600 md:mt-2 md:text-17/6.5">{text}</p>}
    </div>
  )
}
