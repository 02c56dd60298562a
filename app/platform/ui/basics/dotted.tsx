/** 'Bogotá · Galán', without a dot at the end or the beginning of a line. */
export function Dotted({ text, className = '' }: { text: string; className?: string }) {
  const facts = text.split(' · ')
  return (
    <span className={`dots ${className}`}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may read the same.
        <span key={index}>
          {fact}
          {index < facts.length - 1 && <span className="sr-only"> · </span>}
        </span>
      ))}
    </span>
  )
}
